/**
 * Reads what came over the wire: `parseWire(codec, wire, onDropped)` leaves out broken parts that can be missing,
 * telling `onDropped` of each, and throws one `UnreadableContent` that names every wrong field when a part that is
 * needed is broken. Codecs themselves are strict; a transform that checks anything must report paths of the wire.
 */
import type { z } from 'zod';

export interface Dropped {
  /** What was left out. */
  path: string;
  /** The field that was wrong, and how. */
  reason: string;
}

export class UnreadableContent extends Error {
  readonly fields: readonly string[];
  constructor(fields: readonly string[]) {
    super(`Content could not be read: ${fields.join('; ')}`);
    this.fields = fields;
  }
}

type Path = readonly PropertyKey[];

interface Fault {
  reason: string;
  /** What is to be left out because of it. */
  path: Path;
}

/** Each pass leaves out at least one part more, so deeply nested wires need as many as they are deep. */
const MOST_PASSES = 100;

export function parseWire<Codec extends z.ZodType>(
  codec: Codec,
  wire: unknown,
  onDropped: (dropped: Dropped) => void = () => undefined,
): z.output<Codec> {
  const faults: Fault[] = [];
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const parsed = attempt(codec, wire, faults);
    if (parsed.success) {
      for (const { path, reason } of faults) onDropped({ path: keyOf(path), reason });
      return parsed.data;
    }
    if (faults.some(({ path }) => path.length === 0)) break;
  }
  throw new UnreadableContent(faults.map(({ reason }) => reason));
}

/** Parses the wire without the faulty parts; what is wrong with the rest is added to the faults. */
function attempt<Codec extends z.ZodType>(codec: Codec, wire: unknown, faults: Fault[]) {
  const paths = faults.map(({ path }) => path);
  const known = Map.groupBy(faults, ({ path }) => keyOf(path));
  const kept = new Kept(wire, paths);
  try {
    const parsed = codec.safeParse(kept.wire);
    for (const { path, message } of parsed.error?.issues ?? []) {
      const origin = kept.originOf(path);
      const causes = known.get(keyOf(origin));
      // It is needed after all: what holds it goes too.
      for (const cause of causes ?? []) cause.path = origin.slice(0, -1);
      if (!causes) faults.push({ reason: reasonOf(origin, message), path: kept.originOf(kept.nearest(path)) });
    }
    return parsed;
  } catch (error) {
    // Only the call stack: a wire that is nested without end.
    if (!(error instanceof RangeError)) throw error;
    throw new UnreadableContent(['it is nested too deeply']);
  }
}

const keyOf = (path: Path): string => path.map(String).join('.');
const reasonOf = (path: Path, message: string): string => `${keyOf(path) || 'the whole'}: ${message}`;

/** A wire without its faulty parts, which remembers where in the whole wire each place was. */
class Kept {
  readonly wire: unknown;
  readonly #indices = new Map<unknown, number[]>();

  constructor(whole: unknown, left: readonly Path[]) {
    this.wire = this.#without(whole, left);
  }

  #without(value: unknown, paths: readonly Path[]): unknown {
    if (paths.length === 0 || typeof value !== 'object' || value === null) return value;
    const below = Map.groupBy(paths, ([key]) => String(key));
    const entries = Object.entries(value)
      .filter(([key]) => !below.get(key)?.some((path) => path.length === 1))
      .map(([key, part]): [string, unknown] => [
        key,
        this.#without(part, below.get(key)?.map((path) => path.slice(1)) ?? []),
      ]);
    if (!Array.isArray(value)) return Object.fromEntries(entries);
    const items = entries.map(([, part]) => part);
    this.#indices.set(
      items,
      entries.map(([key]) => Number(key)),
    );
    return items;
  }

  /** The path in the whole wire of a path in this one. */
  originOf(path: Path): Path {
    let place = this.wire;
    return path.map((key) => {
      const origin = typeof key === 'number' ? (this.#indices.get(place)?.[key] ?? key) : key;
      place = partOf(place, key);
      return origin;
    });
  }

  /** The place itself, or what it is missing from. */
  nearest(path: Path): Path {
    if (path.length === 0 || path.reduce(partOf, this.wire) !== undefined) return path;
    return this.nearest(path.slice(0, -1));
  }
}

function partOf(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}
