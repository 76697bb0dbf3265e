/** The page's language and its texts. English is the only locale. */
import { en } from '../../base/i18n/en.ts';
import type { Middleware } from './context.ts';

export const i18n: Middleware = (context) => ({ ...context, locale: context.match.route.locale, messages: en });
