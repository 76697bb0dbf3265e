/** The head of a standing text. */
import type { Head } from '../../presentation/head/head.ts';
import { breadcrumbs } from '../../presentation/structured-data/breadcrumbs.ts';

export const textHead = ({ title, description }: { title: string; description: string }): Head => ({
  title,
  description,
  type: 'website',
  structuredData: [breadcrumbs([], title)],
});
