/**
 * The player of an episode: the browser's own without JavaScript, else controls of ours over the same element. What a
 * control does not say by itself (a jump, a wait) is told once to those who listen to the page.
 */
import { minutesAndSeconds } from '@masthead/model';
import { Alert, Button, VisuallyHidden } from '@masthead/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { chapterAt } from '../../components/player/chapter-at.ts';
import { ShareButton } from '../../components/story/ShareButton.tsx';
import type { ShownEpisode, ShownShow } from './data.ts';
import styles from './Page.module.css';
import { Speed } from './Speed.tsx';
import { useKeptMoment } from './use-kept-moment.ts';

interface EpisodePlayerProps {
  episode: ShownEpisode;
  show: ShownShow;
  player: RefObject<HTMLAudioElement | null>;
}

type Sound = 'paused' | 'waiting' | 'playing' | 'failed';

const BACK = 15;
const FORWARD = 30;
const SLIDER_STEP = 5;
const BYTES_IN_MB = 1_000_000;

/** Where `?t=31` says to begin; at the beginning where it says nothing that the episode has. */
export function askedMoment(search: string, duration: number): number {
  const seconds = Number(new URLSearchParams(search).get('t') ?? 0);
  return seconds > 0 && seconds < duration ? seconds : 0;
}

/** A moment within the episode. */
export const withinEpisode = (seconds: number, duration: number): number => Math.min(Math.max(seconds, 0), duration);

export function EpisodePlayer({ episode, show, player }: EpisodePlayerProps) {
  const { audio, headline, chapters } = episode;
  const { duration } = audio;
  const [sound, setSound] = useState<Sound>('paused');
  const [time, setTime] = useState(0);
  const [said, setSaid] = useState('');
  const controls = useRef<HTMLDivElement>(null);
  /** The slider says its value itself. */
  const bySlider = useRef(false);
  const titleAt = (seconds: number): string =>
    chapters.find(({ start }) => start === chapterAt(chapters, seconds))?.title ?? '';
  const chapter = titleAt(time);

  const play = (element: HTMLAudioElement): void => {
    setSound('waiting');
    // What could not be loaded is told by the element's own event; a browser may also refuse to play unasked.
    element.play().catch(() => setSound((before) => (before === 'failed' ? before : 'paused')));
  };
  const toggle = (): void => {
    if (player.current?.paused) play(player.current);
    else player.current?.pause();
  };
  const moveTo = (seconds: number): void => {
    if (!player.current) return;
    player.current.currentTime = withinEpisode(seconds, duration);
    setTime(player.current.currentTime);
  };
  const moveBy = (seconds: number): void => moveTo((player.current?.currentTime ?? 0) + seconds);
  const tellMove = (): void => {
    const at = player.current?.currentTime ?? 0;
    const part = titleAt(at);
    if (!bySlider.current) setSaid(`${minutesAndSeconds(at)}${part && `, ${part}`}`);
    bySlider.current = false;
  };
  const slide = (seconds: number): void => {
    bySlider.current = true;
    moveTo(seconds);
  };
  const slideByKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -SLIDER_STEP, ArrowRight: SLIDER_STEP, ArrowDown: -SLIDER_STEP, ArrowUp: SLIDER_STEP };
    if (!Object.hasOwn(step, event.key)) return;
    event.preventDefault();
    slide(time + step[event.key as keyof typeof step]);
  };
  const tryAgain = (): void => {
    player.current?.load();
    if (player.current) play(player.current);
  };

  useEffect(() => {
    const at = askedMoment(location.search, duration);
    if (at > 0 && player.current) player.current.currentTime = at;
    if (at > 0) setTime(at);
  }, [duration, player]);
  useKeptMoment(player, { id: episode.id, duration }, (seconds) => {
    moveTo(seconds);
    const part = titleAt(seconds);
    setSaid(`Goes on where you stopped: ${minutesAndSeconds(seconds)}${part && `, ${part}`}`);
  });
  useControlsOfDevice(sound === 'playing', { headline, show, toggle, moveBy, moveTo });
  useKeys(controls, { k: toggle, j: () => moveBy(-BACK), l: () => moveBy(FORWARD) });

  const isOn = sound === 'playing' || sound === 'waiting';
  return (
    <section className={styles.player} aria-label="Player">
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript is on the page */}
      <audio
        ref={player}
        className={styles.plain}
        src={audio.src}
        controls
        preload="none"
        aria-label={headline}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
        onPlaying={() => setSound('playing')}
        onWaiting={() => setSound('waiting')}
        onPause={() => setSound((before) => (before === 'failed' ? before : 'paused'))}
        onError={() => setSound('failed')}
        onSeeked={tellMove}
      />
      <div ref={controls} className={styles.controls}>
        <div className={styles.scrub}>
          <Track duration={duration} time={time} starts={chapters.map(({ start }) => start)} />
          <input
            type="range"
            className={styles.slider}
            aria-label="Position"
            aria-valuetext={`${minutesAndSeconds(time)} of ${minutesAndSeconds(duration)}${chapter && `, ${chapter}`}`}
            min={0}
            max={Math.floor(duration)}
            step={1}
            value={Math.floor(time)}
            onChange={({ currentTarget }) => slide(Number(currentTarget.value))}
            onKeyDown={slideByKey}
          />
        </div>
        <div className={styles.times} aria-hidden="true">
          <span>{minutesAndSeconds(time)}</span>
          <span className={styles.chapter}>{sound === 'waiting' ? 'Loading…' : chapter}</span>
          <span>{minutesAndSeconds(duration)}</span>
        </div>
        <div className={styles.buttons}>
          <Speed player={player} />
          <RoundButton label={`Back ${BACK} seconds`} keys="J" onClick={() => moveBy(-BACK)}>
            <path d="M12 5a8 8 0 1 1-7.6 5.5M12 1.5v7L7.5 5Z" />
            <text x="12" y="16">
              {BACK}
            </text>
          </RoundButton>
          <RoundButton label={isOn ? 'Pause' : 'Play'} keys="K" onClick={toggle} main>
            <path d={isOn ? 'M8 5v14M16 5v14' : 'M8 4.5v15L20 12Z'} />
          </RoundButton>
          <RoundButton label={`Forward ${FORWARD} seconds`} keys="L" onClick={() => moveBy(FORWARD)}>
            <path d="M12 5a8 8 0 1 0 7.6 5.5M12 1.5v7L16.5 5Z" />
            <text x="12" y="16">
              {FORWARD}
            </text>
          </RoundButton>
          <ShareButton
            form="icon"
            of={{ label: 'Share from this moment', title: headline, href: time >= 1 ? `?t=${Math.floor(time)}` : '' }}
          />
        </div>
        <VisuallyHidden role="status">{sound === 'waiting' ? 'Loading' : said}</VisuallyHidden>
      </div>
      <div role="alert">
        {sound === 'failed' && (
          <Alert>
            The episode could not be played. You can{' '}
            <a href={audio.src} download>
              download the file
            </a>{' '}
            and play it elsewhere, or{' '}
            <Button kind="quiet" small onClick={tryAgain}>
              try again
            </Button>
          </Alert>
        )}
      </div>
      <p className={styles.download}>
        <a href={audio.src} download>
          Download the MP3
        </a>{' '}
        ({(audio.bytes / BYTES_IN_MB).toFixed(1)} MB)
      </p>
    </section>
  );
}

interface RoundButtonProps {
  label: string;
  keys: string;
  onClick: () => void;
  main?: boolean;
  children: ReactNode;
}

const RoundButton = ({ label, keys, onClick, main = false, children }: RoundButtonProps) => (
  <button
    type="button"
    className={main ? styles.play : styles.jump}
    aria-label={label}
    aria-keyshortcuts={keys}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  </button>
);

/** How far it is, with a notch where each chapter begins. */
const Track = ({ duration, time, starts }: { duration: number; time: number; starts: readonly number[] }) => (
  <svg className={styles.track} viewBox={`0 0 ${duration} 1`} preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.rest} width={duration} height={1} />
    <rect className={styles.played} width={time} height={1} />
    {starts
      .filter((start) => start > 0)
      .map((start) => (
        <line key={start} className={styles.notch} x1={start} x2={start} y2={1} />
      ))}
  </svg>
);

/** Letters work while the focus is within the controls: elsewhere they belong to the page. */
function useKeys(controls: RefObject<HTMLElement | null>, keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const box = controls.current;
    const press = (event: globalThis.KeyboardEvent): void => {
      const isTyped = event.target instanceof HTMLSelectElement || event.metaKey || event.ctrlKey || event.altKey;
      if (!isTyped && Object.hasOwn(current.current, event.key)) current.current[event.key]?.();
    };
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  }, [controls]);
}

interface DeviceControls {
  headline: string;
  show: ShownShow;
  toggle: () => void;
  moveBy: (seconds: number) => void;
  moveTo: (seconds: number) => void;
}

/** Headsets and lock screens name the episode, and move it, once it plays. */
function useControlsOfDevice(plays: boolean, controls: DeviceControls): void {
  const current = useRef(controls);
  current.current = controls;
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!plays || !session) return;
    const { headline, show } = current.current;
    const artwork = show.artwork ? [{ src: show.artwork, sizes: '512x512' }] : [];
    session.metadata = new MediaMetadata({ title: headline, artist: show.title, album: show.title, artwork });
    const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => current.current.toggle(),
      pause: () => current.current.toggle(),
      seekbackward: ({ seekOffset }) => current.current.moveBy(-(seekOffset ?? BACK)),
      seekforward: ({ seekOffset }) => current.current.moveBy(seekOffset ?? FORWARD),
      seekto: ({ seekTime }) => current.current.moveTo(seekTime ?? 0),
    };
    const names = Object.keys(actions) as MediaSessionAction[];
    for (const name of names) session.setActionHandler(name, actions[name] ?? null);
  }, [plays]);
  useEffect(
    () => () => {
      const session = navigator.mediaSession;
      if (session) session.metadata = null;
    },
    [],
  );
}
