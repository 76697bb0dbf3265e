/** What the params of an address must be beyond their pattern. */
import { autoDoors, type Params, reservedWords } from '@masthead/urls';

export const notReserved = ({ slug = '' }: Params): boolean => !reservedWords.has(slug.toLowerCase());

/** There is no page 0, and numbers have no zeros before them. */
export const realPage = ({ pageNumber }: Params): boolean => pageNumber === undefined || /^[1-9]/.test(pageNumber);

/** The sister brand's stories, galleries, reviews and videos stand beside its topics. */
export const autoTopic = (params: Params): boolean =>
  notReserved(params) && !autoDoors.has((params.slug ?? '').toLowerCase()) && realPage(params);
