/** Writing on one coverage: what is being written beside what is there. */
import { Alert, Hed } from '@masthead/ui';
import styles from '../Desk.module.css';
import type { AskDesk } from '../desk-client.ts';
import { Composer } from './Composer.tsx';
import { type DeskStory, instantOf } from './coverage.ts';
import { DeskBar } from './DeskBar.tsx';
import { DeskEntry } from './DeskEntry.tsx';
import { withoutOutgoing, withPost } from './draft.ts';
import { Outbox } from './Outbox.tsx';
import { SentNotes } from './SentNotes.tsx';
import { useDesk } from './use-desk.ts';
import { WaitingPosts } from './WaitingPosts.tsx';

interface LiveDeskProps {
  story: DeskStory;
  ask: AskDesk;
  signOut(why?: string): void;
}

export function LiveDesk({ story: { id, headline, slug }, ask, signOut }: LiveDeskProps) {
  const desk = useDesk(id, ask);
  const { coverage, items, kept, trouble } = desk;
  const tools = { storyId: id, ask, authors: coverage?.authors ?? [] };
  return (
    <>
      <DeskBar slug={slug} coverage={coverage} act={desk.act} signOut={() => signOut()} />
      <div className={styles.columns}>
        <section className={styles.writing} aria-label="New update">
          <Hed as="h1" size="3">
            {headline}
          </Hed>
          <div role="status">{trouble && <Alert>{trouble}</Alert>}</div>
          <Composer
            tools={tools}
            draft={kept.post}
            onChange={(draft) => desk.change((all) => withPost(all, draft))}
            onSend={desk.send}
          />
        </section>
        <section className={styles.list} aria-label="Updates">
          <Outbox
            outbox={kept.outbox}
            onTakeBack={desk.takeBack}
            onDiscard={(key) => desk.change((all) => withoutOutgoing(all, key))}
          />
          <SentNotes notes={desk.notes} onRead={desk.forgetNote} />
          <WaitingPosts desk={desk} tools={tools} />
          {items.map((item, index) => (
            <DeskEntry
              key={item.id}
              item={item}
              at={instantOf(item.datePublished)}
              above={items[index - 1]?.id}
              below={items[index + 1]?.id}
              desk={desk}
              tools={tools}
            />
          ))}
          {coverage && items.length === 0 && <p>Nothing was posted yet.</p>}
        </section>
      </div>
    </>
  );
}
