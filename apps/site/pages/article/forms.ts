/** The forms of articles: which page an article's address shows, decided by the article itself. */
import type { Article } from '@masthead/model';
import { bestListForm, listsProducts } from '../best-list/form.ts';
import { dealForm, offersSomething } from '../deal/form.ts';
import { isImmersive, longformForm } from '../longform/form.ts';
import { comparesTwo, versusForm } from '../versus/form.ts';
import type { ShowForm } from './show-form.ts';

/** The first that fits. */
const FORMS: readonly [fits: (article: Article) => boolean, show: ShowForm][] = [
  [offersSomething, dealForm],
  [isImmersive, longformForm],
  [comparesTwo, versusForm],
  [listsProducts, bestListForm],
];

const plain: ShowForm = (_article, data) => ({ content: { page: 'article', data } });

export const formOf = (article: Article): ShowForm => FORMS.find(([fits]) => fits(article))?.[1] ?? plain;
