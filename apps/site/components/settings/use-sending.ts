/** A form on its way: busy, what was wrong, what is done. What was typed stays where something was wrong. */
import { type FormEvent, useState } from 'react';
import { saidOf } from '../account/calls.ts';

export interface Sending {
  isBusy: boolean;
  wrong: string | undefined;
  done: string | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

export function useSending(send: (fields: Readonly<Record<string, string>>) => Promise<string>): Sending {
  const [state, setState] = useState<Omit<Sending, 'onSubmit'>>({ isBusy: false, wrong: undefined, done: undefined });
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    setState({ isBusy: true, wrong: undefined, done: undefined });
    try {
      const done = await send(fields);
      form.reset();
      setState({ isBusy: false, wrong: undefined, done });
    } catch (error) {
      setState({ isBusy: false, wrong: saidOf(error), done: undefined });
    }
  };
  return {
    ...state,
    onSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
