/** Takes a newsroom over from its files: everything that changed since the last time, nothing twice. */
import { z } from 'zod';
import type { ActingStore } from '../../audit/acting.ts';
import { readArrangement, saveArrangement } from '../../repositories/arrangements.ts';
import { Faults } from '../files/faults.ts';
import { type NewsroomFiles, readSelection } from '../files/files.ts';
import type { Selection } from '../files/selection.ts';
import { catalogueItems, pictureItems } from './catalogue-items.ts';
import { type Item, type ItemsReport, importItems, type NewsroomDeps, type OnProgress } from './importer.ts';
import { COMPLETE, LOADED_AT } from './is-loaded.ts';
import { joined, knownInFiles, knownInNewsroom } from './known.ts';
import { checkReferences, Lookup, noteUnknown } from './references.ts';
import { arrangementItems, standingItems } from './standing-items.ts';
import { storyItems } from './story-items.ts';

export interface NewsroomReport extends ItemsReport {
  /** What texts of the files may not hold and what was therefore left out, a sentence each. */
  leftOut: string[];
}

/** Everything that a folder holds. What has no file there stays as it is in the newsroom. */
export async function importNewsroom(
  folder: string,
  deps: NewsroomDeps,
  onProgress: OnProgress = () => {},
): Promise<NewsroomReport> {
  const report = await importSelection({ root: folder }, deps, onProgress);
  await deps.database.write((db) => saveArrangement(db, COMPLETE, true));
  return report;
}

/** A slip in the files is told before anything is written, with all others. */
export async function importSelection(
  selection: Selection,
  deps: NewsroomDeps,
  onProgress: OnProgress = () => {},
): Promise<NewsroomReport> {
  const { database, clock } = deps;
  const faults = new Faults();
  const files = await readSelection(selection, faults);
  const known = faults.some ? clock.now() : ((await loadedAtIn(database)) ?? clock.now());
  const { items, leftOut } = await itemsOf(files, known, deps, faults);
  faults.throwIfSome();
  // Some stories are no newsroom: with those alone the demo may still come.
  const loadedAt = selection.only ? known : await firstLoadedAt(database, known);
  const again = loadedAt === known ? items : (await itemsOf(files, loadedAt, deps, faults)).items;
  return { ...(await importItems(deps, again, onProgress)), leftOut: [...leftOut] };
}

/** First by what the files have themselves, and only if that is not all that they name by what the newsroom has. */
async function itemsOf(files: NewsroomFiles, loadedAt: number, deps: NewsroomDeps, faults: Faults) {
  const { database, media } = deps;
  // They name nothing, and are many: they are read once, whoever is asked for names.
  const pictures = await pictureItems(files, { loadedAt, faults }, media);
  const first = itemsBy(new Lookup(knownInFiles(files)), files, loadedAt, deps);
  const { unknown } = first.lookup;
  const { items, lookup, own, leftOut } =
    unknown.length === 0
      ? first
      : itemsBy(new Lookup(joined(files, await knownInNewsroom(database.db, unknown))), files, loadedAt, deps);
  faults.addAll(own);
  await noteUnknown(database, files, lookup, faults);
  return { items: [...pictures, ...items], leftOut };
}

function itemsBy(lookup: Lookup, files: NewsroomFiles, loadedAt: number, { media, clock }: NewsroomDeps) {
  const own = new Faults();
  const leftOut = new Set<string>();
  const reading = { loadedAt, now: clock.now(), lookup, faults: own, leftOut };
  checkReferences(files, lookup, own);
  const items: Item[] = [
    ...catalogueItems(files, reading),
    ...standingItems(files, reading),
    ...storyItems(files, reading, media),
    ...arrangementItems(files),
  ];
  return { items, lookup, own, leftOut };
}

const loadedAtIn = ({ db }: Pick<ActingStore, 'db'>): Promise<number | undefined> =>
  readArrangement(db, LOADED_AT, z.number());

/** Ages count from the first load, so that a second one moves nothing; of two at once one is the first. */
const firstLoadedAt = (database: ActingStore, now: number): Promise<number> =>
  database.write(async (db) => {
    const known = await loadedAtIn({ db });
    if (known === undefined) await saveArrangement(db, LOADED_AT, now);
    return known ?? now;
  });
