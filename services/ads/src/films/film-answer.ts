/** A film that was chosen, as a player is told of it: where it is, what to tell of it, and what stands beside it. */
import type { SizeName } from '@masthead/ads';
import type { Choice } from '@masthead/ads/decision';
import type { AdTokens, Showing } from '@masthead/ads/token';
import { type FilmEvent, type LinearAd, linearVast, TRACKED } from '@masthead/ads/vast';
import { MEDIA_PREFIX } from '@masthead/model';
import type { KeptCreative } from '../booked/rows.ts';
import { fileOf, pictureType } from '../pictures/take-picture.ts';
import { filmPath, goPath, picturePath } from '../serving/paths.ts';
import type { Prepared } from '../serving/prepared.ts';
import { FILM_SLOT } from './film-question.ts';

interface Decided {
  readonly decision: string;
  readonly now: number;
  readonly tokens: AdTokens;
  /** The site's own: a player wants whole addresses. */
  readonly origin: string;
}

/** Undefined: it is no film, or nobody's any longer. */
export function filmVast(choice: Choice, prepared: Prepared, decided: Decided): string | undefined {
  const ad = linearAd(choice, prepared, decided);
  return ad && linearVast(ad);
}

function linearAd({ slot, line, creative, size }: Choice, prepared: Prepared, decided: Decided): LinearAd | undefined {
  const { decision, now: decidedAt, tokens, origin } = decided;
  const advertiser = prepared.advertisers.get(line.advertiserId);
  if (creative.kind !== 'video' || !advertiser) return undefined;
  const showing = { decision, placement: slot.placement, line: line.id, decidedAt };
  const token = tokens.sign({ ...showing, slot: slot.id, size, creative: creative.id });
  const told = (event: FilmEvent): string => `${origin}${filmPath(token, event)}`;
  const { id, name, film, width, height, durationMs, skippableAfterMs, companionIds } = creative;
  return {
    id: line.id,
    servingId: decision,
    title: name,
    advertiser: advertiser.name,
    creativeId: id,
    durationMs,
    skippableAfterMs,
    clickThrough: `${origin}${goPath(token)}`,
    errorUrl: `${told('error')}?code=[ERRORCODE]`,
    impressionUrl: told('impression'),
    viewableUrl: told('viewable'),
    tracking: Object.fromEntries(TRACKED.map((event) => [event, told(event)])),
    files: [{ src: `${origin}${MEDIA_PREFIX}${film}`, type: 'video/mp4', width, height }],
    companions: companionIds.flatMap((beside) => {
      const kept = prepared.creatives.get(beside);
      return (kept && companionOf(kept, { showing, tokens, origin })) ?? [];
    }),
  };
}

interface Beside extends Pick<Decided, 'tokens' | 'origin'> {
  readonly showing: Omit<Showing, 'slot' | 'size' | 'creative'>;
}

/** Its clicks are counted as its own. */
function companionOf(
  { creative, fields }: KeptCreative,
  { showing, tokens, origin }: Beside,
): LinearAd['companions'][number] | undefined {
  if (fields.kind !== 'picture') return undefined;
  const { size, picture } = fields;
  const { id, alt } = creative;
  const token = tokens.sign({ ...showing, slot: `${FILM_SLOT}-${size}`, size, creative: id });
  const file = fileOf(picture.path);
  const clickThrough = `${origin}${goPath(token)}`;
  return { id, src: `${origin}${picturePath(file)}`, type: pictureType(file), alt, clickThrough, ...pixelsOf(size) };
}

function pixelsOf(size: SizeName): { width: number; height: number } {
  const [width = '', height = ''] = size.split('x');
  return { width: Number.parseInt(width, 10) || 0, height: Number(height) };
}
