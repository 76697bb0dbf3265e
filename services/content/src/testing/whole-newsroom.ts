/** A newsroom of files that lacks nothing, to compare with what a service says of it. */
import { Faults } from '../newsroom/files/faults.ts';
import { type NewsroomFiles, readSelection } from '../newsroom/files/files.ts';

export type WholeNewsroom = NewsroomFiles & {
  [List in 'front' | 'navigation']: NonNullable<NewsroomFiles[List]>;
};

export async function readNewsroom(folder: string): Promise<WholeNewsroom> {
  const faults = new Faults();
  const files = await readSelection({ root: folder }, faults);
  faults.throwIfSome();
  const { front, navigation } = files;
  if (!front || !navigation) throw new Error(`${folder} lacks its front page or its navigation`);
  return { ...files, front, navigation };
}
