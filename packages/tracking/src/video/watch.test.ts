import { describe, expect, it } from 'vitest';
import { ANALYTICS_STATES, AUTOPLAY_KINDS } from './names.ts';
import { autoplayKind, createVideoWatch, type Playhead, type VideoMoment, withAutoplay } from './watch.ts';

const at = (time: number, seeking = false): Playhead => ({ time, duration: 100, seeking });

function watched() {
  const told: string[] = [];
  const tell = (moment: VideoMoment) =>
    void told.push(moment.name === 'video_watched' ? `${moment.quartile}` : moment.name.slice('video_'.length));
  return { ...createVideoWatch(tell), told };
}

describe('of a video it is told', () => {
  it('that it is loaded, once', () => {
    const video = watched();
    video.loaded();
    video.loaded();
    expect(video.told).toEqual(['loaded']);
  });

  it('that it plays from its beginning, when it does, and began, once', () => {
    const video = watched();
    video.play(at(0));
    expect(video.told).toEqual([]);
    video.playing(at(0));
    video.playing(at(0));
    expect(video.told).toEqual(['started', 'played', 'played']);
  });

  it('that it began, also when a busy browser says so a moment later', () => {
    const video = watched();
    video.play(at(0));
    video.playing(at(0.2));
    expect(video.told).toEqual(['started', 'played']);
  });

  it('that it plays on from a pause, but not that it went on after it was short of data', () => {
    const video = watched();
    video.playing(at(30));
    expect(video.told).toEqual([]);
    video.paused(at(30));
    video.play(at(30));
    video.playing(at(30));
    expect(video.told).toEqual(['paused', 'played']);
  });

  it('that each quarter was reached, once, also when it is played again', () => {
    const video = watched();
    for (const time of [10, 25, 26, 50, 10, 25, 76]) video.moved(at(time));
    video.ended(at(100));
    video.moved(at(100));
    expect(video.told).toEqual(['25', '50', '75', '100']);
  });

  it('that it was paused, but not that it stands at its end', () => {
    const video = watched();
    video.paused(at(99));
    video.paused(at(100));
    expect(video.told).toEqual(['paused']);
  });

  it('of a jump, only which quarters it passes', () => {
    const video = watched();
    video.paused(at(10, true));
    video.moved(at(60, true));
    video.play(at(60, true));
    video.playing(at(60, true));
    expect(video.told).toEqual(['25', '50']);
  });

  it('that it was left while it played, and only then', () => {
    const video = watched();
    video.left();
    video.playing(at(30));
    video.left();
    video.left();
    expect(video.told).toEqual(['interrupted']);
  });

  it('nothing by how long it is while nobody knows', () => {
    const video = watched();
    video.moved({ time: 5, duration: Number.NaN, seeking: false });
    expect(video.told).toEqual([]);
  });
});

describe('that it plays by itself', () => {
  it('is said when it is set up, unless it was said before', () => {
    expect(withAutoplay({ autoplay: false }, true)).toEqual({ autoplay: true, autoplayType: 'AUTOPLAY' });
    expect(withAutoplay({ autoplay: true }, false)).toEqual({ autoplay: false, autoplayType: 'MANUAL' });
    expect(withAutoplay({ autoplay: false, autoplayType: 'MANUAL' }, true).autoplayType).toBe('MANUAL');
  });

  it('is one of four kinds to those who measure', () => {
    expect(AUTOPLAY_KINDS).toEqual(['unknown', 'manual', 'auto', 'continuous']);
    const types = [undefined, 'AUTOPLAY', 'MANUAL'] as const;
    expect(types.map(autoplayKind)).toEqual(['unknown', 'auto', 'manual']);
  });
});

it('a video’s states have the numbers of the analytics service', () => {
  expect(ANALYTICS_STATES).toEqual({ unplayed: 's1', played: 's2', stopped: 's3', completed: 's4' });
});
