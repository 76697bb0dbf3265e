/** What readers send by forms. Sites ask here on their behalf: they know who sends how much, this service does not. */
import { keepMissing, missingQuestion } from '../reports/missing-addresses.ts';
import { keepReaderErrors, readerErrorsQuestion } from '../reports/reader-errors.ts';
import { consentQuestion, noteConsent } from '../use-cases/note-consent.ts';
import { optOut, optOutQuestion } from '../use-cases/opt-out.ts';
import { signUpQuestion, subscribe } from '../use-cases/subscribe.ts';
import type { AppDeps } from './app-deps.ts';
import { type ContractRoutes, contractRoutes } from './contract-routes.ts';
import { envelope } from './envelope.ts';
import { jsonBody } from './json-body.ts';

/** As many errors of readers as a site tells at once, the longest of them. */
const MOST_BYTES = 131_072;

export function formRoutes({ database, clock }: AppDeps): ContractRoutes {
  const app = contractRoutes('/api/forms');
  app.post('/newsletters/:site/subscriptions', async (context) => {
    const question = await jsonBody(context, signUpQuestion, MOST_BYTES);
    return envelope(await database.write((db) => subscribe(db, question, clock.now())), context);
  });
  app.post('/privacy/:site/requests', async (context) => {
    const question = await jsonBody(context, optOutQuestion, MOST_BYTES);
    return envelope(await optOut(database, question, clock.now()), context);
  });
  app.post('/privacy/:site/choices', async (context) => {
    const question = await jsonBody(context, consentQuestion(clock.now()), MOST_BYTES);
    return envelope(await noteConsent(database, question, clock.now()), context);
  });
  app.post('/missing/:site/addresses', async (context) => {
    const { addresses } = await jsonBody(context, missingQuestion, MOST_BYTES);
    await database.write((db) => keepMissing(db, addresses, clock.now()));
    return envelope({ noted: true }, context);
  });
  app.post('/errors/:site/reports', async (context) => {
    const { errors } = await jsonBody(context, readerErrorsQuestion, MOST_BYTES);
    await database.write((db) => keepReaderErrors(db, errors, clock.now()));
    return envelope({ noted: true }, context);
  });
  return app;
}
