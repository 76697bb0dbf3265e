/** The facts of a product, as a table. */
import type { Spec } from './offer.ts';
import styles from './Specs.module.css';

export function Specs({ specs }: { specs: Spec[] }) {
  if (specs.length === 0) return null;
  return (
    <table className={styles.specs}>
      <caption>Specifications</caption>
      <tbody>
        {specs.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
