/** Choices as links in chips, the chosen ones marked; whoever shows them says how they stand. */
import { Chip } from '@masthead/ui';
import type { Link } from '../../base/link.ts';

export interface Choice extends Link {
  chosen: boolean;
  /** How much there is, where that is known: "12", "100+". */
  count?: string | undefined;
}

interface ChoiceChipsProps {
  choices: readonly Choice[];
  className: string | undefined;
}

export const ChoiceChips = ({ choices, className }: ChoiceChipsProps) => (
  <ul className={className}>
    {choices.map(({ label, href, chosen, count }) => (
      <li key={href}>
        <Chip href={href} count={count} current={chosen ? 'true' : undefined}>
          {label}
        </Chip>
      </li>
    ))}
  </ul>
);
