import { describe, expect, it } from 'vitest';
import { DEMO_FOLDER } from '../../testing/newsroom.ts';
import { readNewsroom } from '../../testing/whole-newsroom.ts';
import { liveDocument } from './document.ts';
import { shiftToClock, zoneOfMorning } from './event-times.ts';
import { eventOf, liveFiles } from './files.ts';

const HOUR_MS = 3_600_000;
const DAY = Date.parse('2026-11-17T00:00:00Z');
const LOADED = Array.from({ length: 48 }, (_, half) => DAY + (half * HOUR_MS) / 2 + 17_000);

const clockOf = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(instant);

describe('the clock of live coverage', () => {
  it('is that of the first zone in which it began in the morning', () => {
    const zones: [string, string] = ['America/Los_Angeles', 'Europe/London'];
    expect(zoneOfMorning(Date.parse('2026-11-17T18:00:00Z'), zones)).toBe('America/Los_Angeles');
    expect(zoneOfMorning(Date.parse('2026-11-17T11:30:00Z'), zones)).toBe('Europe/London');
    expect(zoneOfMorning(Date.parse('2026-11-17T03:30:00Z'), zones)).toBe('America/Los_Angeles');
  });

  it('is moved by the shorter way round', () => {
    const at = Date.parse('2026-11-17T06:10:20Z');
    expect(at + shiftToClock(at, '09:00', 'Europe/Stockholm')).toBe(Date.parse('2026-11-17T08:00:00Z'));
    const late = Date.parse('2026-11-17T21:10:20Z');
    expect(late + shiftToClock(late, '09:00', 'Europe/Stockholm')).toBe(Date.parse('2026-11-18T08:00:00Z'));
  });
});

describe('the live coverage of the demo', async () => {
  const { live } = await readNewsroom(DEMO_FOLDER);
  const tools = (now: number) => ({ at: (age: number) => now - age, html: (text: string) => text });

  it.each(live.map((file) => [file.slug, file] as const))('%s keeps waking hours, whenever it is loaded', (_, file) => {
    for (const now of LOADED) {
      const { starts, zone } = eventOf(file.matter, tools(now));
      const entries = liveFiles.entries(file, tools(now));
      const hours = [starts, ...entries.map(({ publishedAt }) => publishedAt)].map((at) => clockOf(at, zone));
      expect([new Date(now).toISOString(), hours.filter((clock) => clock < '06:00' || clock > '20:30')]).toEqual([
        new Date(now).toISOString(),
        [],
      ]);
    }
  });

  it('is only in zones that a document may name, at whichever hour it is loaded', () => {
    const { zone } = liveDocument.shape.event.shape;
    const zones = live.flatMap(({ matter }) => matter.event.zone);
    expect(zones).toContain('Asia/Kolkata');
    expect(zones.filter((name) => !zone.safeParse(name).success)).toEqual([]);
    expect(zone.safeParse('Mars/Olympus').success).toBe(false);
  });

  it('has no entry that lies ahead', () => {
    for (const file of live)
      for (const now of LOADED)
        expect(liveFiles.entries(file, tools(now)).filter(({ publishedAt }) => publishedAt > now)).toEqual([]);
  });
});
