/** Where editors write live coverage. */
import { DeskApp } from '../../components/desk/DeskApp.tsx';
import type { DeskPageData } from './data.ts';

export function Page({ data }: { data: DeskPageData }) {
  return <DeskApp slug={data.slug} />;
}
