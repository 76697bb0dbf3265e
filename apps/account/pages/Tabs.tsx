/** The two ways in, each a page of its own. */
import { HOSTED_STEPS, type Screen, TO_SIGN_IN } from '@masthead/account';
import styles from './Tabs.module.css';

const TABS = [
  ['sign-in', TO_SIGN_IN, 'Sign in'],
  ['join', HOSTED_STEPS.join, 'Join'],
] as const satisfies readonly (readonly [Screen, string, string])[];

export function Tabs({ base, current }: { base: string; current: Screen }) {
  return (
    <nav className={styles.tabs} aria-label="Sign in or join">
      {TABS.map(([screen, step, label]) => (
        <a key={screen} href={base + step} aria-current={screen === current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
