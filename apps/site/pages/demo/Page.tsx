/** A gallery of the design system, for those who build it: every drawing, or every primitive in its forms. */
import { Hed, Icon, iconNames, Wrap } from '@masthead/ui';
import { Specimens } from '../../components/demo/Specimens.tsx';
import type { DemoPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { gallery } }: { data: DemoPageData }) {
  return (
    <Wrap className={styles.gallery}>
      {gallery === 'icons' ? (
        <>
          <Hed as="h1" size="1">
            Icons
          </Hed>
          <ul className={styles.icons}>
            {iconNames.map((name) => (
              <li className={styles.icon} key={name}>
                <Icon name={name} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Specimens />
      )}
    </Wrap>
  );
}
