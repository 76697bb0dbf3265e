/** What the command line does about webhooks. */
import { rotateSecret, rotationInput, webhooks } from '../webhooks/webhooks.ts';
import { argument, type Command } from './command.ts';

export const WEBHOOK_ACTIONS: Readonly<Record<string, Command['run']>> = {
  async rotate(context) {
    const id = argument(context, 1, 'The id of the webhook');
    const [, , text] = context.args;
    const { data: asked } = rotationInput.safeParse(text === undefined ? {} : { hours: Number(text) });
    if (!asked) throw new Error('How many hours takes a whole number from 0 to 168');
    const { secret, old_secret_until } = await rotateSecret(context.deps, id, asked);
    context.say(secret);
    context.say(
      old_secret_until === null
        ? 'The old secret no longer signs'
        : `The old secret signs beside it until ${new Date(old_secret_until).toISOString()}`,
    );
  },
  async list({ deps, say }) {
    for (const { id, url, events, about } of await webhooks(deps.database.db))
      say(`${id}: ${url} (${events.replaceAll(' ', ', ')})${about && `, ${about}`}`);
  },
};
