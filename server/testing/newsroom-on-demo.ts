/** The site on the demo with a desk that writes into it, for a whole test file. */
import type { Clock } from '@masthead/runtime';
import { type Desk, startDesk } from '../../services/content/src/testing/desk.ts';
import { demoNewsroom } from '../../services/content/src/testing/newsroom.ts';
import { type SiteOnDemo, siteOnDemo, suiteEnd } from './site-on-demo.ts';

export interface NewsroomOnDemo {
  demo: SiteOnDemo;
  desk: Desk;
  /** What the demo was loaded from. */
  files: Awaited<ReturnType<typeof demoNewsroom>>;
}

/** `clock` is the desk's, where it is not to stand still. */
export async function newsroomOnDemo(options: { clock?: Clock } = {}): Promise<NewsroomOnDemo> {
  const atEnd = suiteEnd();
  const demo = await siteOnDemo({ atEnd });
  const desk = await startDesk(demo.database, { ...options, hear: demo.site.changes.heard });
  atEnd(desk.close);
  return { demo, desk, files: await demoNewsroom() };
}
