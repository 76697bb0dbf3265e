/** The layout of money pages: the frame, and above the page how we earn and who decides. */
import { pathTo } from '@masthead/urls';
import { Frame } from './Frame.tsx';
import type { LayoutProps } from './layout-props.ts';
import { Notice } from './Notice.tsx';

export function Layout({ children, ...frame }: LayoutProps) {
  return (
    <Frame {...frame}>
      <Notice>
        Banks, insurers and shops may pay us when you follow a link. They have no say in what we write or rank.{' '}
        <a href={pathTo('shopping', {})}>How we make money</a>, and <a href={pathTo('about', {})}>who decides</a>.
      </Notice>
      {children}
    </Frame>
  );
}
