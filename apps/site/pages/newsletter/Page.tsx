/** One issue of a newsletter as it is sent, and a way to take it along to a mail program. */
import { useRef } from 'react';
import { CopyLetter } from '../../components/standing/CopyLetter.tsx';
import { Letter } from '../../components/standing/Letter.tsx';
import type { NewsletterPageData } from './data.ts';

export function Page({ data }: { data: NewsletterPageData }) {
  const letter = useRef<HTMLTableElement>(null);
  return (
    <>
      <Letter {...data} ref={letter} />
      <CopyLetter letter={letter} />
    </>
  );
}
