/** The layout of most pages. */
import { Frame } from './Frame.tsx';
import type { LayoutProps } from './registry.ts';

export function Layout(props: LayoutProps) {
  return <Frame {...props} />;
}
