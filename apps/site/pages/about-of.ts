/** What was written about something that is played; nothing where nothing was. */
import type { ShortcodeData } from '@masthead/model';
import type { Body } from '../components/body/body-part.ts';
import type { PreparedBody } from '../presentation/body/headings.ts';
import type { LoadContext } from './load.ts';

type Features = ReturnType<LoadContext['rules']['about']>;

interface Played {
  id: string;
  additionalShortcodeData?: ShortcodeData | undefined;
}

export const aboutOf = (
  { id, additionalShortcodeData: data }: Played,
  text: PreparedBody,
  features: Features,
  { bodies, now }: Pick<LoadContext, 'bodies' | 'now'>,
): Body | undefined =>
  text.pieces.length > 0 ? bodies.of(text, { id, now, data, facebook: features.isOn('facebookShortcode') }) : undefined;
