/** The layout of most pages. */
import { Frame } from './Frame.tsx';
import type { LayoutProps } from './layout-props.ts';

export function Layout(props: LayoutProps) {
  return <Frame {...props} />;
}
