/** What is done by a button or a form: whether it is under way, and what was wrong with it. */
import { type SubmitEvent, useState } from 'react';

interface Deed {
  /** A sentence; empty where nothing is. */
  wrong: string;
  isBusy: boolean;
  /** `work` gives what is wrong; empty where it is done. */
  run(work: () => Promise<string>): Promise<void>;
  submit(work: (said: Said) => Promise<string>): (event: SubmitEvent<HTMLFormElement>) => void;
}

/** What somebody wrote into a form. */
interface Said {
  text(name: string): string;
  texts(name: string): string[];
  /** Empties the form. */
  reset(): void;
}

/** `before`: what is wrong to begin with. */
export function useDeed(before = ''): Deed {
  const [wrong, setWrong] = useState(before);
  const [isBusy, setIsBusy] = useState(false);
  async function run(work: () => Promise<string>): Promise<void> {
    setIsBusy(true);
    setWrong('');
    setWrong(await work());
    setIsBusy(false);
  }
  return {
    wrong,
    isBusy,
    run,
    submit: (work) => (event) => {
      event.preventDefault();
      const said = saidIn(event.currentTarget);
      void run(() => work(said));
    },
  };
}

function saidIn(form: HTMLFormElement): Said {
  const fields = new FormData(form);
  return {
    text: (name) => `${fields.get(name) ?? ''}`,
    texts: (name) => fields.getAll(name).map(String),
    reset: () => form.reset(),
  };
}
