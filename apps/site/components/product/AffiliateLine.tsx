/** Says that links to shops earn money, and where to read more of that: beside the links, or as a bar before a text with them. */
import { classes, Icon } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import styles from './AffiliateLine.module.css';

export function AffiliateLine({ bar = false }: { bar?: boolean }) {
  return (
    <p className={classes(styles.line, bar && styles.bar)}>
      <Icon name="info" small />
      <span>
        We may earn a commission if you buy through these links. It never changes what we recommend.{' '}
        <a href={pathTo('about', {})}>How we make money</a>
      </span>
    </p>
  );
}
