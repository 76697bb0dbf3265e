/** Finds where in our sources a place in a file of the build comes from, by source maps that are never served. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import type { ReaderErrorFrame } from '@masthead/model';
import { LRUCache } from 'lru-cache';
import type { ReportedFrame } from '../../base/error-report.ts';

/** The text of the map of a file of the build, by that file's path; undefined where it has none. */
export type ReadSourceMap = (path: string) => Promise<string | undefined>;

export interface SourcePositions {
  /** Whether a file is of this build. */
  knows(file: string): Promise<boolean>;
  of(frames: readonly ReportedFrame[]): Promise<ReaderErrorFrame[]>;
}

/** A map of the largest file takes some megabytes; errors come from one or two files at a time. */
const MAPS_KEPT = 4;
/** Where the build is, as its maps name sources from there. */
const BUILD_FOLDER = 'apps/site/dist/client';
/** Names that the build has shortened say nothing. */
const SHORTENED = 3;

export function createSourcePositions(read: ReadSourceMap): SourcePositions {
  const maps = new LRUCache<string, { map: SourceMap | undefined }>({
    max: MAPS_KEPT,
    fetchMethod: async (path) => ({ map: mapOf(await read(path)) }),
  });

  async function frameOf([file, line, column, name]: ReportedFrame): Promise<ReaderErrorFrame> {
    const known = await maps.fetch(file);
    const entry = known?.map?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return asReported([file, line, column, name]);
    return {
      at: sourcePath(entry.originalSource, file),
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
      in: name.length > SHORTENED ? name : '',
    };
  }

  return {
    knows: async (file) => (await maps.fetch(file))?.map !== undefined,
    async of(frames) {
      const found: ReaderErrorFrame[] = [];
      for (const frame of frames) found.push(await frameOf(frame));
      return found;
    },
  };
}

const mapOf = (text: string | undefined): SourceMap | undefined =>
  text === undefined ? undefined : new SourceMap(JSON.parse(text) as SourceMapPayload);

/** A place in a file of the build, where there is no map for it. */
export const asReported = ([file, line, column, name]: ReportedFrame): ReaderErrorFrame => ({
  at: file.slice(1),
  line,
  column,
  in: name,
});

/** From the root of the repository. */
const sourcePath = (source: string, file: string): string =>
  posix
    .join(posix.dirname(posix.join(BUILD_FOLDER, file)), source)
    .replace(/^(\.\.\/)+/, '')
    .slice(0, 160);
