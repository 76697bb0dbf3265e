/** The head of a standing text. */
import type { Head } from '../../server/document/head.ts';
import { breadcrumbs } from '../../server/structured-data/breadcrumbs.ts';

export const textHead = ({ title, description }: { title: string; description: string }): Head => ({
  title,
  description,
  type: 'website',
  structuredData: [breadcrumbs([], title)],
});
