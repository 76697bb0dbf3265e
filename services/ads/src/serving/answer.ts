/** Answers a page's question: which ad stands in which of its places. */
import { type Choice, decide } from '@masthead/ads/decision';
import type { AdTokens } from '@masthead/ads/token';
import type { AdAnswer, AdQuestion, FilledSlot } from '@masthead/ads/wire';
import { fileOf } from '../pictures/take-picture.ts';
import { goPath, picturePath, showPath } from './paths.ts';
import type { Prepared } from './prepared.ts';

export const NOTHING: AdAnswer = { v: 1, filled: [] };

interface Asked {
  readonly question: AdQuestion;
  /** Known where a named proxy says it. */
  readonly country: string | undefined;
  /** A new one for each question. */
  readonly decision: string;
  readonly delivered: ReadonlyMap<string, number>;
  readonly now: number;
  readonly chance: () => number;
  readonly tokens: AdTokens;
  /** What the site is called. */
  readonly seller: string;
}

export function answerTo(prepared: Prepared, asked: Asked): AdAnswer {
  const { question, country, delivered, now, chance } = asked;
  const { path, targeting, seen, hidden, slots } = question;
  const choices = decide(
    prepared.index,
    {
      path,
      country,
      targeting: { ...targeting, device: [question.device] },
      slots,
      seen,
      hidden,
    },
    { delivered, now, random: chance },
  );
  return { v: 1, filled: choices.flatMap((choice) => filledOf(choice, prepared, asked) ?? []) };
}

function filledOf(choice: Choice, prepared: Prepared, asked: Asked): FilledSlot | undefined {
  const { slot, line, creative, size } = choice;
  const advertiser = prepared.advertisers.get(line.advertiserId);
  if (!advertiser) return undefined;
  const { decision, now: decidedAt, tokens, seller } = asked;
  const token = tokens.sign({
    decision,
    slot: slot.id,
    placement: slot.placement,
    size,
    line: line.id,
    creative: creative.id,
    decidedAt,
  });
  const show = shownAs(prepared, creative.id, token, advertiser.name);
  return (
    show && {
      slot: slot.id,
      line: line.id,
      creative: creative.id,
      token,
      size,
      about: {
        advertiser: advertiser.name,
        advertiserId: advertiser.id,
        payer: advertiser.payer,
        why: whyOf(choice),
        soldThrough: line.type === 'house' ? `${seller}, for itself` : `${seller}, directly`,
      },
      capped: line.caps.length > 0,
      show,
    }
  );
}

function shownAs(
  { creatives }: Prepared,
  id: string,
  token: string,
  advertiser: string,
): FilledSlot['show'] | undefined {
  const kept = creatives.get(id);
  if (!kept) return undefined;
  const { creative, fields } = kept;
  switch (fields.kind) {
    case 'picture':
    case 'responsive':
      return { kind: 'frame', src: showPath(token), title: `Advertisement: ${advertiser}` };
    case 'native': {
      const { headline, text, payerName, host, picture } = fields;
      const { path, width, height } = picture;
      const shown = { src: picturePath(fileOf(path)), width, height, alt: creative.alt };
      return { kind: 'native', headline, text, payerName, host, href: goPath(token), picture: shown };
    }
    case 'video':
      // Players ask for films by a call of their own.
      return undefined;
  }
}

/** What readers call those keys that lines are aimed by. */
const KEY_WORDS: Readonly<Record<string, string>> = {
  topic: 'its topic',
  ptopic: 'its topic',
  sectopic: 'its topic',
  section: 'the section that it stands in',
  collection: 'the series that it is part of',
  subcollection: 'the series that it is part of',
  tag: 'what it is about',
  mfr: 'the products in it',
  pid: 'the products in it',
  ptype: 'the kind of page that it is',
  contentType: 'the kind of page that it is',
  cid: 'the page itself',
  path: 'the page itself',
  device: 'the size of your screen',
  country: 'the country that you read in',
  placement: 'the place on the page',
  size: 'the place on the page',
};

/** A sentence for readers: what led to it, and what did not. */
function whyOf({ line }: Choice): string {
  const words = [...new Set(keysOf(line.where).flatMap((key) => KEY_WORDS[key] ?? []))];
  const because = words.length === 0 ? 'It is shown on many pages' : `It was chosen for this page by ${listed(words)}`;
  return `${because}. Nothing about you was used.`;
}

type Where = Choice['line']['where'];

function keysOf(where: Where): string[] {
  if (where === null || 'not' in where) return [];
  if ('all' in where) return where.all.flatMap(keysOf);
  if ('any' in where) return where.any.flatMap(keysOf);
  return [where.key];
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
