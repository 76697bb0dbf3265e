/** The facts and prices of two products, after the story. */
import { Hed } from '@masthead/ui';
import type { PickData } from '../body/pick/data.ts';
import { Comparison } from './Comparison.tsx';

export function SideBySide({ contenders }: { contenders: readonly [PickData, PickData] }) {
  if (contenders.every(({ specs, offers, score }) => specs.length + offers.length === 0 && score === undefined))
    return null;
  return (
    <section>
      <Hed as="h2" size="2">
        Side by side
      </Hed>
      <Comparison products={contenders} label="Two products side by side" />
    </section>
  );
}
