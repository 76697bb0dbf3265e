/** The layout of marketplaces, where offers are compared: the frame, and above the page who pays for a place in it. */
import { pathTo } from '@masthead/urls';
import { Frame } from './Frame.tsx';
import type { LayoutProps } from './layout-props.ts';
import { Notice } from './Notice.tsx';

export function Layout({ children, ...frame }: LayoutProps) {
  return (
    <Frame {...frame}>
      <Notice>
        <b>Advertiser disclosure.</b> Some of the companies on this page pay us when you apply. The order is worked out
        without knowing which. <a href={pathTo('shopping', {})}>How we compare</a>.
      </Notice>
      {children}
    </Frame>
  );
}
