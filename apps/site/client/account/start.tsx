/** Accounts in the page: who reads, the dialog, the menu, what is kept for them. A chunk of its own, for those it concerns. */
import { type AuthStart, type FormTold, STRATEGY_KEY } from '@masthead/account';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tellHappening } from '../../base/happened.ts';
import { accountParts } from '../../base/reader.ts';
import { useWatched } from '../../base/watched.ts';
import { AccountDialog, addressOf } from '../../components/account/AccountDialog.tsx';
import { AccountMenu, DrawerAccount } from '../../components/account/AccountMenu.tsx';
import { account, setKept } from '../../components/account/account.ts';
import { accountSession } from '../../components/account/account-session.ts';
import {
  askToSignIn,
  follow,
  saveStory,
  showSaved,
  toggleFollowed,
  toggleSaved,
} from '../../components/account/acts.ts';
import { type AskedToSignIn, askedToSignIn, keepWish, takeWish, type Wish } from '../../components/account/asked.ts';
import { callAccount, property, saidOf } from '../../components/account/calls.ts';
import { keptIn } from '../../components/account/kept-in.ts';
import { nameOf } from '../../components/account/reader-name.ts';
import { readSaved, SAVED_KEY } from '../../components/account/saved-here.ts';
import { createSession, type Session } from '../../components/account/session.ts';
import { readStored, store } from '../../components/account/stored.ts';
import { ToastCorner } from '../../components/account/ToastCorner.tsx';
import { toast } from '../../components/account/toast.ts';
import type { PageState } from '../../pages/page-state.ts';
import { createIdentify } from './identify.ts';
import { noteReading } from './note-reading.ts';
import { carryLook, wearLook } from './travelling-look.ts';

const MEASURED = { version: 1, category: 'C0002' } as const;

export interface Accounts {
  /** A button or link of accounts. */
  press(pressed: HTMLElement): void;
}

export async function startAccounts(begin: AuthStart, page: () => PageState): Promise<Accounts> {
  const session = createSession({
    identify: createIdentify(),
    replaceAddress: (path) => history.replaceState(history.state, '', path),
    goTo: (path) => location.assign(path),
  });
  accountSession.set(session);
  account.subscribe(() => showParts(session));
  askedToSignIn.subscribe(tellForm);
  noteReading(page);
  carryLook();
  mount(session);
  showSaved();
  // Who comes from a page of its own has signed in, and is not known to this one yet.
  const isNewHere = readStored(STRATEGY_KEY) === null;
  await session.start(begin).catch((error: unknown) => {
    if (begin.kind === 'callback') toast.set({ done: saidOf(error) });
    else reportError(error);
  });
  if (account.get().auth.loggedIn) await settle(session, { isNew: begin.kind === 'callback', isNewHere });
  else if (page().content.page === 'settings')
    askToSignIn(undefined, 'sign-in', 'Your settings are kept in your account.');
  return { press: (pressed) => void settled.then(() => press(pressed)) };
}

/** Until then it is not known what a press would change. */
let settled: Promise<void> = Promise.resolve();

interface Arrival {
  /** They signed in on the way to this page. */
  isNew: boolean;
  /** This browser knew nobody before. */
  isNewHere: boolean;
}

/** Somebody is in: what this browser saved goes along, what they wanted is done, what they prefer holds here. */
async function settle(session: Session, { isNew, isNewHere }: Arrival): Promise<void> {
  try {
    await takeAlong();
    const kept = keptIn(await callAccount('GET', '/reading'));
    setKept(kept);
    wearLook(kept.preferences, isNewHere);
  } catch (error) {
    account.set({ ...account.get(), problem: saidOf(error) });
    return;
  }
  void session.loadProfile().catch(reportError);
  const wish = takeWish();
  if (wish) await grant(wish);
  else if (isNew) toast.set({ done: 'You are in.' });
}

/** What cannot be taken along now stays here for the next time. */
async function takeAlong(): Promise<void> {
  const stories = readSaved(readStored(SAVED_KEY));
  if (stories.length === 0) return;
  await callAccount('POST', '/saved/merge', { stories });
  store(SAVED_KEY, null);
}

async function grant(wish: Wish): Promise<void> {
  const you = nameOf(account.get().auth);
  const who = you.includes('@') || you === 'You' ? '' : `, ${you}`;
  if (wish.intent === 'save' && (await saveStory(wish.storyId)))
    toast.set({
      done: `You are in${who}.`,
      words: 'Saved.',
      act: { label: 'See saved', href: '/user/settings/saved/' },
    });
  else if (wish.intent === 'follow') await follow(wish);
  else toast.set({ done: `You are in${who}.` });
}

/** The avatar takes the place of “Sign in”. */
function showParts(session: Session): void {
  const logOut = () => void session.logOut();
  const isIn = account.get().auth.loggedIn;
  if (isIn === (accountParts.get() !== undefined)) return;
  accountParts.set(
    isIn ? { bar: <AccountMenu onLogOut={logOut} />, drawer: <DrawerAccount onLogOut={logOut} /> } : undefined,
  );
}

/** Dialog and toast stand apart from the page, in a root of their own. */
function mount(session: Session): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<OverThePage session={session} />);
}

function OverThePage({ session }: { session: Session }) {
  const asked = useWatched(askedToSignIn);
  return (
    <>
      <ToastCorner />
      {asked && <SignIn asked={asked} session={session} />}
    </>
  );
}

/** Over the page where the pages of the issuer are ours; else there and back, and then what was asked for is done. */
function SignIn({ asked, session }: { asked: AskedToSignIn; session: Session }) {
  const [isFramed, setFramed] = useState(false);
  const here = location.pathname + location.search;
  useEffect(() => {
    let isWanted = true;
    void callAccount('GET', '/issuer')
      .catch(() => undefined)
      .then((told) => {
        if (!isWanted) return;
        if (property(told, 'framed') !== false) setFramed(true);
        else location.assign(addressOf({ ...asked, mode: 'root', returnTo: here }));
      });
    return () => {
      isWanted = false;
    };
  }, [asked, here]);
  if (!isFramed) return null;
  return (
    <AccountDialog
      asked={asked}
      returnTo={here}
      onClose={() => {
        keepWish(undefined);
        askedToSignIn.set(undefined);
      }}
      onForm={tellFormOf}
      onSignedIn={(via) => {
        settled = finish(session, via);
      }}
    />
  );
}

async function finish(session: Session, via: 'code' | 'fragment'): Promise<void> {
  if (formInView) tellFormOf({ form: formInView, outcome: 'accepted' });
  askedToSignIn.set(undefined);
  try {
    await session.signedIn(via);
    await settle(session, { isNew: true, isNewHere: true });
  } catch (error) {
    toast.set({ done: saidOf(error) });
  }
}

/** Of the dialog that is open. */
let formInView: FormTold['form'] | undefined;

/** A dialog that opens has the form that was asked for, before its frame says so, and where there is none. */
function tellForm(): void {
  const asked = askedToSignIn.get();
  formInView = undefined;
  if (!asked) return;
  keepWish(asked.wish);
  tellFormOf({ form: asked.screen, outcome: 'viewed' });
}

/** A form is told of once as long as it stays in view. */
function tellFormOf({ form, outcome }: FormTold): void {
  if (outcome !== 'viewed') tellHappening({ ...MEASURED, name: 'form_submitted', form, outcome });
  else if (form !== formInView) tellHappening({ ...MEASURED, name: 'form_viewed', form });
  formInView = form;
}

function press(pressed: HTMLElement): void {
  if (pressed instanceof HTMLButtonElement) pressButton(pressed);
  if (!(pressed instanceof HTMLAnchorElement)) return;
  const asked = new URL(pressed.href).searchParams;
  const screen = asked.get('screen') === 'join' ? 'join' : 'sign-in';
  tellHappening({ ...MEASURED, name: 'web_element_clicked', element: screen === 'join' ? 'Join' : 'Login' });
  // A menu in the top layer would stand over it.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  askToSignIn(asked.get('for') === 'comment' ? { intent: 'comment', name: headline() } : undefined, screen);
}

/** Of the story in view. */
const headline = (): string => document.querySelector('h1')?.textContent ?? '';

function pressButton(button: HTMLButtonElement): void {
  const { name, value } = button;
  if (name === 'save') {
    void toggleSaved({ storyId: value, name: (button.ariaLabel ?? '').replace(/^Save: /, '') });
    return;
  }
  const [kind, key = ''] = value.split('/');
  const words = button.textContent.replace(/^Follow(ing)? /, '');
  if (kind === 'topic' || kind === 'person' || kind === 'product') void toggleFollowed({ kind, key, name: words });
}
