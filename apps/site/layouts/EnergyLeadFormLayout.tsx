/** The layout of pages that ask about a reader's home: the frame, and above the page what becomes of the answers. */
import { Frame } from './Frame.tsx';
import type { LayoutProps } from './layout-props.ts';
import { Notice } from './Notice.tsx';

export function Layout({ children, ...frame }: LayoutProps) {
  return (
    <Frame {...frame}>
      <Notice>
        What you enter here is used for the sum and then forgotten. We pass nothing on to installers and sell no leads.
      </Notice>
      {children}
    </Frame>
  );
}
