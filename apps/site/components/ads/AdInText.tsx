/** A place for an ad between two paragraphs. */
import { AdSlot } from './AdSlot.tsx';

export const AdInText = ({ number }: { number: number }) => (
  <AdSlot slot="inContent" where={`in the text, ${number}`} light={number === 1} />
);
