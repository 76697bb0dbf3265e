/** Masthead's design system. The global styles come first, so that every component's styles win over them. */
import './styles/index.css';

export { Alert } from './Alert.tsx';
export { Button } from './Button.tsx';
export { ButtonLink } from './ButtonLink.tsx';
export { buttonClass } from './button-look.ts';
export { Chip } from './Chip.tsx';
export { Cols, TextWidth } from './Cols.tsx';
export { ColumnHeads } from './ColumnHeads.tsx';
export { classes } from './classes.ts';
export { Dek } from './Dek.tsx';
export { Fact } from './Fact.tsx';
export { Grid } from './Grid.tsx';
export { Hed, type HedSize } from './Hed.tsx';
export { Icon, type IconName, iconNames } from './Icon.tsx';
export { IconButton } from './IconButton.tsx';
export { IconLink } from './IconLink.tsx';
export { Kicker } from './Kicker.tsx';
export { Measure } from './Measure.tsx';
export { Meta } from './Meta.tsx';
export { MoreLink } from './MoreLink.tsx';
export { RuledTable } from './RuledTable.tsx';
export { Section } from './Section.tsx';
export { SectionHead } from './SectionHead.tsx';
export { TickBox, TickBoxLink } from './TickBox.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
export { Wrap } from './Wrap.tsx';
