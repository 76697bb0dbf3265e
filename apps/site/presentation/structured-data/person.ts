/** The people of the publication: briefly where they sign, whole on their own page. */
import { type Author, isValidAuthor, twitterHandle } from '@masthead/model';
import { contentPath } from '@masthead/urls';
import type { IdReference, ImageObject, Person } from 'schema-dts';
import { LOGO_SIZE } from '../../base/brands.ts';
import { absoluteUrl, type Describe, imageThing, type PageFacts, publisherOf } from './page-facts.ts';

export const profilePath = ({ username }: Pick<Author, 'username'>): string =>
  contentPath({ kind: 'author', slug: username, topicPath: [] });

type Signing = Pick<Author, 'username' | 'fullName' | 'jobTitle'>;

/** Only people with a page of their own are linked. */
const signature = (author: Signing, page: PageFacts): Person => ({
  '@type': 'Person',
  name: author.fullName || author.username,
  ...(isValidAuthor(author) && { url: absoluteUrl(page, profilePath(author)) }),
  ...(author.jobTitle && { jobTitle: author.jobTitle }),
});

/** Who signs; what nobody signs is the publication's own. */
export const signatures = (authors: readonly Signing[], page: PageFacts): readonly (Person | IdReference)[] =>
  authors.length > 0 ? authors.map((author) => signature(author, page)) : [publisherOf(page)];

/** In the size of a logo. */
const portrait = ({ image }: Author, page: PageFacts): ImageObject | undefined =>
  image && imageThing(image, page, `square_${LOGO_SIZE}`);

const socialAddresses = ({ socialProfileIds: ids }: Author): string[] => {
  const at = (host: string, name: string | undefined): string[] =>
    name ? [`https://${host}/${encodeURIComponent(name)}`] : [];
  return [
    ...at('x.com', ids?.twitter && twitterHandle(ids.twitter).slice(1)),
    ...at('www.facebook.com', ids?.facebookProfile),
    ...at('www.facebook.com', ids?.facebookPage),
    ...at('www.instagram.com', ids?.instagram),
  ];
};

function person(author: Author, page: PageFacts): Person {
  const image = portrait(author, page);
  const sameAs = socialAddresses(author);
  return {
    '@type': 'Person',
    name: author.fullName || author.username,
    url: absoluteUrl(page, profilePath(author)),
    identifier: author.username,
    worksFor: publisherOf(page),
    ...(author.jobTitle && { jobTitle: author.jobTitle }),
    ...(author.bio && { description: author.bio }),
    ...(image && { image }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(author.expertise.length > 0 && { knowsAbout: author.expertise }),
    ...(author.awards.length > 0 && { award: author.awards }),
  };
}

/** A person's page. */
export const profile =
  (author: Author): Describe =>
  (page) => ({
    '@type': 'ProfilePage',
    url: page.pageUrl,
    mainEntity: person(author, page),
  });
