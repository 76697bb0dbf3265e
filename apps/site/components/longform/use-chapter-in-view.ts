/** Which chapter is being read: the last whose heading has come above the middle of the window. */
import { useEffect, useState } from 'react';

/** Where a reader's eyes are taken to be, from the top of the window. */
const READING_LINE = 0.45;
/** All that lies above the line is in view, however fast the page was moved past it. */
const ABOVE_THE_LINE = `1000000px 0px -${(1 - READING_LINE) * 100}% 0px`;

export function useChapterInView(chapters: readonly { href: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = chapters.flatMap(({ href }) => document.getElementById(href.slice(1)) ?? []);
    const isRead = (heading: HTMLElement): boolean =>
      heading.getBoundingClientRect().top <= window.innerHeight * READING_LINE;
    const mark = (): void => {
      const read = headings.filter(isRead).at(-1);
      setCurrent(read && `#${read.id}`);
    };
    const observer = new IntersectionObserver(mark, { rootMargin: ABOVE_THE_LINE });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [chapters]);
  return current;
}
