/** Switches between the light and the dark theme; its name says to which. Hidden without JavaScript. */
import { IconButton } from '@masthead/ui';
import styles from './ThemeToggle.module.css';
import { toggleTheme, useTheme } from './theme.ts';

const labels = { light: 'Switch to the dark theme', dark: 'Switch to the light theme' };

export function ThemeToggle() {
  const theme = useTheme();
  return (
    <IconButton
      className={styles.toggle}
      icon="theme"
      label={theme ? labels[theme] : 'Switch theme'}
      onClick={toggleTheme}
    />
  );
}
