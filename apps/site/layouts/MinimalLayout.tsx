/** The layout of a page that wants no company: the flag and the legal row. */
import { FlagFrame } from './FlagFrame.tsx';
import type { LayoutProps } from './layout-props.ts';

export function Layout(props: LayoutProps) {
  return <FlagFrame {...props} />;
}
