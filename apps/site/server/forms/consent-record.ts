/** Notes a choice about consent that a browser has made and keeps itself. Its answer says nothing but that. */
import { isChoicePlace, parseChoice, privacyKey, privacyOf, serialiseChoice } from '@masthead/rules';
import { badRequest, type RateLimit, refuseTooMany } from '@masthead/runtime';
import { RECORD_FIELDS } from '../../components/consent/consent-form.ts';
import type { ContentClient } from '../../content-api/client.ts';
import type { Answered, Asked } from '../answer.ts';
import type { PipelineTools } from '../pipeline/context.ts';
import { readForm } from './read-form.ts';

interface ConsentRecordDeps {
  content: ContentClient;
  tools: Pick<PipelineTools, 'clock'>;
  /** Records of choices that one sender may leave. */
  records: RateLimit;
}

/** Many readers can share one network. */
export const RECORDS = { name: 'consent-records', most: 100, perMs: 3_600_000 } as const;

export function createConsentRecord({ content, tools, records }: ConsentRecordDeps) {
  return async ({ request, url }: Asked, sender: string): Promise<Answered> => {
    const form = await readForm(request, url.origin);
    const choice = parseChoice(form.get(RECORD_FIELDS.choice) ?? '', tools.clock.now());
    const madeOn = form.get(RECORD_FIELDS.madeOn);
    if (!choice || !isChoicePlace(madeOn)) throw badRequest('This takes a choice and where it was made');
    await refuseTooMany(records, sender);
    await content.noteConsent({
      choice: serialiseChoice(choice),
      laws: privacyKey(privacyOf(request.headers)),
      madeOn,
    });
    const response = new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } });
    return { response, transaction: 'consent-record' };
  };
}
