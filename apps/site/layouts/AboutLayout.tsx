/** The layout of pages about us: a narrow column, and beside it the other pages about us. */
import { Wrap } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import type { Link } from '../base/link.ts';
import { LinkList } from '../components/listing/LinkList.tsx';
import styles from './AboutLayout.module.css';
import { Frame } from './Frame.tsx';
import type { LayoutProps } from './layout-props.ts';

const ABOUT_US: Link[] = [
  { label: 'About us', href: pathTo('about', {}) },
  { label: 'How we compare prices', href: pathTo('shopping', {}) },
  { label: 'Awards', href: pathTo('awards', {}) },
  { label: 'Voices', href: pathTo('voices', {}) },
  { label: 'Newsletters', href: pathTo('newsletters', {}) },
  { label: 'Provider reviews', href: pathTo('provider-reviews', {}) },
  { label: 'Your privacy choices', href: pathTo('do-not-sell', {}) },
  { label: 'All our stories', href: pathTo('sitemaps', {}) },
];

export function Layout({ children, ...frame }: LayoutProps) {
  return (
    <Frame {...frame}>
      <Wrap className={styles.about}>
        <div className={styles.column}>{children}</div>
        <nav className={styles.side} aria-label="More about us">
          <LinkList title="More about us" links={ABOUT_US.filter(({ href }) => href !== frame.path)} />
        </nav>
      </Wrap>
    </Frame>
  );
}
