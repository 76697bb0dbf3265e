/** The layout of the error page: the same frame, also where the content service could not be asked for a navigation. */
import { Frame } from './Frame.tsx';
import type { LayoutProps } from './layout-props.ts';

export function Layout(props: LayoutProps) {
  return <Frame {...props} />;
}
