/** The facts of a product, as a table; what we measured ourselves says so. */
import { RuledTable } from '@masthead/ui';
import type { Spec } from './offer.ts';
import styles from './Specs.module.css';

/** How a fact is called that comes from our bench: "Battery, measured". */
const MEASURED = /, measured$/i;

export function Specs({ specs }: { specs: Spec[] }) {
  if (specs.length === 0) return null;
  return (
    <RuledTable named className={styles.specs}>
      <caption>Specifications</caption>
      <tbody>
        {specs.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name.replace(MEASURED, '')}</th>
            <td>
              {value}
              {MEASURED.test(name) && <small>Measured by us</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </RuledTable>
  );
}
