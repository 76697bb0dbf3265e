/**
 * Asks for consent, or tells that there is something to refuse, at the foot of the window. The page stays usable. It is
 * the first thing by keyboard, and has no link: the one that skips to the content must be the first of the page.
 */
import { Button, Hed, Wrap } from '@masthead/ui';
import styles from './ConsentBanner.module.css';

type Prompt = 'ask' | 'notice';

interface ConsentBannerProps {
  /** Nothing happens before an answer; or things happen, and can be refused. */
  prompt: Prompt;
  onReject: () => void;
  onAccept: () => void;
  onChoose: () => void;
}

const texts: Record<Prompt, string> = {
  ask: 'We need a few cookies to run the site; we would like others to measure stories and to pay for them with ads. Both buttons do what they say, and the site works either way.',
  notice:
    'We use cookies to run the site, to measure stories and to pay for them with ads. Both buttons do what they say, and the site works either way.',
};

export function ConsentBanner({ prompt, onReject, onAccept, onChoose }: ConsentBannerProps) {
  return (
    <section className={styles.banner} aria-label="Your privacy">
      <Wrap className={styles.inner}>
        <div className={styles.words}>
          <Hed as="h2" size="3">
            Your privacy, in one sentence
          </Hed>
          <p>
            {texts[prompt]}{' '}
            <button className={styles.details} type="button" onClick={onChoose}>
              Details
            </button>
          </p>
        </div>
        <div className={styles.acts}>
          <Button onClick={onReject}>Reject all</Button>
          <Button onClick={onAccept}>Accept all</Button>
          <Button kind="line" onClick={onChoose}>
            Choose
          </Button>
        </div>
      </Wrap>
    </section>
  );
}
