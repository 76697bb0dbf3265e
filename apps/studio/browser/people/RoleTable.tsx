/** What a role may do: the very table that the desk goes by. */
import { mayDo, RIGHT_WORDS, RIGHTS, STAFF_ROLES } from '@masthead/account';
import { VisuallyHidden } from '@masthead/ui';
import styles from './People.module.css';

export const RoleTable = () => (
  <section aria-labelledby="roles">
    <h2 id="roles" className={styles.title}>
      What a role may do
    </h2>
    <div className={styles.scroll}>
      <table className={styles.rights}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Right</VisuallyHidden>
            </th>
            {STAFF_ROLES.map((role) => (
              <th key={role} scope="col">
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map((right) => (
            <tr key={right}>
              <th scope="row">{RIGHT_WORDS[right]}</th>
              {STAFF_ROLES.map((role) => (
                <td key={role}>{mayDo(role, right) ? <Yes /> : <No />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);

const Yes = () => (
  <>
    <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 12.5 9.5 18 20 6.5" />
    </svg>
    <VisuallyHidden>yes</VisuallyHidden>
  </>
);

const No = () => (
  <>
    <span aria-hidden="true">·</span>
    <VisuallyHidden>no</VisuallyHidden>
  </>
);
