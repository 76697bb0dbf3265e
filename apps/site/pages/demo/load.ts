/** The galleries of the design system: everything in them is in the code. */

import type { Load } from '../load.ts';
import { textHead } from '../text/head.ts';
import type { DemoPageData } from './data.ts';

const TITLES: Readonly<Record<DemoPageData['gallery'], string>> = {
  icons: 'Icons',
  components: 'Components',
};

export const loadDemo: Load<'demo'> = async ({ params }) => {
  const gallery = params.slug === 'icons' ? 'icons' : 'components';
  const head = textHead({
    title: TITLES[gallery],
    description: 'A gallery of the design system, for those who build it.',
  });
  return { content: { page: 'demo', data: { gallery } }, head, tags: [] };
};
