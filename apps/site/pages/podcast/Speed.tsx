/** How fast an episode is played: the same for the next one, if the reader lets the browser keep it. */
import { VisuallyHidden } from '@masthead/ui';
import { type RefObject, useEffect, useState } from 'react';
import { keepPreference, preferencesAllowed, readPreference } from '../../base/preferences.ts';
import styles from './Page.module.css';

const SPEEDS = [0.8, 1, 1.25, 1.5, 1.75, 2];
const NAME = 'speed';

const keptSpeed = (): number | undefined => SPEEDS.find((speed) => String(speed) === readPreference(NAME));

export function Speed({ player }: { player: RefObject<HTMLAudioElement | null> }) {
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    const look = (): void => setSpeed((before) => keptSpeed() ?? before);
    look();
    return preferencesAllowed.subscribe(look);
  }, []);
  useEffect(() => {
    const audio = player.current;
    if (!audio) return;
    // What is loaded anew begins at the default.
    audio.defaultPlaybackRate = speed;
    audio.playbackRate = speed;
  }, [player, speed]);
  return (
    <label className={styles.speed}>
      <VisuallyHidden>Speed</VisuallyHidden>
      <select
        value={speed}
        onChange={({ currentTarget }) => {
          setSpeed(Number(currentTarget.value));
          keepPreference(NAME, currentTarget.value);
        }}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {each}×
          </option>
        ))}
      </select>
    </label>
  );
}
