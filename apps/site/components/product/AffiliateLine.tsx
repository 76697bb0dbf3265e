/** Says that links to shops earn money, and where to read more of that. */
import { Icon } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import styles from './AffiliateLine.module.css';

export function AffiliateLine() {
  return (
    <p className={styles.line}>
      <Icon name="info" small />
      <span>
        We may earn a commission if you buy through these links. It never changes what we recommend.{' '}
        <a href={pathTo('about', {})}>How we make money</a>
      </span>
    </p>
  );
}
