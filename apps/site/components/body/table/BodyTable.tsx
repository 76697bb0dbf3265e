/** A table with its name. Where it is too wide it scrolls in a box of its own, which the keyboard can reach. */
import { ColumnHeads } from '@masthead/ui';
import prose from '../StoryBody.module.css';
import type { BodyTableData } from './data.ts';

export function BodyTable({ data: { caption, columns, rows } }: { data: BodyTableData }) {
  return (
    <div className={prose.prose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section tabIndex={0} aria-label={caption}>
        <table>
          <caption>
            <span>{caption}</span>
          </caption>
          <ColumnHeads columns={columns} />
          <tbody>
            {rows.map(({ head, cells }, row) => (
              <tr key={row}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
