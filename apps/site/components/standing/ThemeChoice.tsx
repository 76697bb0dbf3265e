/** The light page, the dark one, or whichever the device prefers: the same choice as the bar's, with all three. */
import { TickBox } from '@masthead/ui';
import { chooseTheme, type ThemeWish, useThemeWish } from '../header/theme.ts';
import styles from './ThemeChoice.module.css';

const CHOICES: { wish: ThemeWish; label: string }[] = [
  { wish: 'device', label: 'As the device prefers' },
  { wish: 'light', label: 'Always light' },
  { wish: 'dark', label: 'Always dark' },
];

export function ThemeChoice() {
  const chosen = useThemeWish();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>The look of the page</legend>
      {CHOICES.map(({ wish, label }) => (
        <TickBox
          key={wish}
          className={styles.option}
          one
          name="theme"
          checked={chosen === wish}
          onChange={() => chooseTheme(wish)}
        >
          {label}
        </TickBox>
      ))}
      <p className={styles.note}>Kept in this browser only.</p>
    </fieldset>
  );
}
