/** The layout of pages that ask about a reader's home: the frame, and above the page what becomes of the answers. */
import { Frame } from './Frame.tsx';
import { Notice } from './Notice.tsx';
import type { LayoutProps } from './registry.ts';

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
