/** The pages that stand: texts, newsletters, awards, voices, internet providers and plans. */
import { notFound } from '@masthead/runtime';
import { topicListing } from '../../repositories/listings.ts';
import { standingDocument, standingDocuments } from '../../repositories/standing.ts';
import { picturesById } from '../../repositories/stories.ts';
import { wireComponent, wireWholeList } from '../../wire/component.ts';
import { wirePicture } from '../../wire/picture.ts';
import { wireProvider } from '../../wire/provider.ts';
import { authorVoices } from '../authors.ts';
import { DEALS, newestDeals } from '../deals.ts';
import { editorsChoice } from '../editors-choice.ts';
import { newestSummaries } from '../newest.ts';
import { textComponent } from './listings.ts';
import type { Composer } from './page-request.ts';

export const composeText: Composer = async ({ db, slug }) => {
  const text = await textComponent(db, slug);
  if (text.length === 0) throw notFound();
  return text;
};

/** Pages that there is one of are asked for by their name. */
const only =
  (name: string, compose: Composer): Composer =>
  async (request) => {
    if (request.slug !== name) throw notFound();
    return compose(request);
  };

export const composeNewsletters = only('newsletters', async ({ db }) => {
  const newsletters = await standingDocuments(db, 'newsletter');
  const pictures = await picturesById(
    db,
    newsletters.map(({ picture }) => picture),
  );
  const items = newsletters.map(({ picture, ...newsletter }) => ({
    id: newsletter.slug,
    title: newsletter.name,
    ...newsletter,
    image: wirePicture(pictures, picture),
  }));
  return [
    ...(await textComponent(db, 'newsletters')),
    wireComponent('newsletters', 'LIST', wireWholeList('Newsletters', 'newsletters', items)),
  ];
});

const NEWSLETTER_STORIES = 10;

/** One issue of a newsletter: what it is, and the newest stories of its topic. */
export const composeNewsletter: Composer = async ({ db, slug }) => {
  const newsletter = await standingDocument(db, 'newsletter', slug);
  if (!newsletter) throw notFound();
  const stories = await newestSummaries(db, topicListing(newsletter.topic), NEWSLETTER_STORIES);
  const { name, tagline, description } = newsletter;
  return [
    wireComponent('newsletter', 'Text', { id: slug, title: name, description: tagline, content: description }),
    wireComponent('stories', 'ContentList', wireWholeList(name, newsletter.topic, stories)),
  ];
};

const DEALS_SHOWN = 12;

/** Texts about prices, with what is cheaper today. */
export const composeShopping: Composer = async ({ db, slug }) => {
  const text = await textComponent(db, slug);
  if (text.length === 0) throw notFound();
  const deals = await newestDeals(db, DEALS_SHOWN);
  return [...text, wireComponent('deals', 'ContentList', wireWholeList('Deals', DEALS, deals))];
};

const AWARDS = 16;

export const composeAwards = only('awards', async ({ db }) => [
  ...(await textComponent(db, 'awards')),
  wireComponent('editorsChoice', 'ContentList', await editorsChoice(db, AWARDS)),
]);

export const composeVoices = only('voices', async ({ db }) => [
  ...(await textComponent(db, 'voices')),
  wireComponent('voices', 'LIST', wireWholeList('Voices', 'voices', await authorVoices(db, []))),
]);

/** Internet providers with their plans and ratings, the best rated first, under any text about them. */
export const composeProviders: Composer = async ({ db, slug }) => {
  const text = await textComponent(db, slug);
  if (text.length === 0) throw notFound();
  const providers = await standingDocuments(db, 'provider');
  const items = providers
    .toSorted((one, other) => other.rating - one.rating)
    .map((provider) => ({ id: provider.slug, title: provider.name, ...wireProvider(provider) }));
  return [...text, wireComponent('providers', 'LIST', wireWholeList('Internet providers', 'providers', items))];
};
