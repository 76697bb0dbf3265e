/**
 * A story's text for those who read it elsewhere: plain HTML with whole addresses. Shortcodes become what they show
 * where that can be read anywhere (pictures, charts, notes); what lives on the page alone (prices, offers, sign-ups) is left out.
 */
import type { ImageAddresses } from '@masthead/image-url';
import {
  BODY_TAGS,
  type FeedItem,
  type Image,
  type Shortcode,
  sanitiseManuscript,
  shortcodesIn,
} from '@masthead/model';
import { escapeHtml } from '@masthead/web';
import sanitizeHtml from 'sanitize-html';
import { sizedPicture } from '../sized-picture.ts';
import type { FeedSite } from './feed-site.ts';
import { legalText } from './legal-text.ts';

export function entryHtml(item: FeedItem, { siteUrl, images }: FeedSite): string {
  const text = (html: string) => filledIn(sanitiseManuscript(html), { item, images });
  const parts = [
    text(item.body),
    ...item.gallery.map(
      ({ title, body, picture }) =>
        `<h2>${escapeHtml(title)}</h2>${figure(images, pictureIn(item, picture))}${text(body)}`,
    ),
    ...(item.bottomLine ? [verdict(item, item.bottomLine)] : []),
    ...(item.correction ? [`<p><strong>Correction:</strong> ${escapeHtml(item.correction)}</p>`] : []),
  ];
  const html = parts.join('').trim() || `<p>${escapeHtml(item.dek ?? item.headline)}</p>`;
  return legalText(withWholeAddresses(html, new URL(item.url, siteUrl)));
}

/** Every opening tag of a shortcode is one of those found in the text, in the same order. */
function filledIn(manuscript: string, told: Told): string {
  const shown = shortcodesIn(manuscript).map((shortcode) => shownAs(shortcode, told));
  return manuscript.replace(/<shortcode\b[^>]*>/g, () => shown.shift() ?? '').replaceAll('</shortcode>', '');
}

/** The story whose text it is, and where its pictures are. */
interface Told {
  item: FeedItem;
  images: ImageAddresses;
}

type Show = (shortcode: Shortcode, told: Told) => string;

const linkToStory: Show = ({ story }, { item }) => {
  const found = item.linked.find(({ id }) => id === story);
  return found ? `<p><a href="${escapeHtml(found.url)}">${escapeHtml(found.title)}</a></p>` : '';
};

const SHOWN: Readonly<Record<string, Show>> = {
  image: ({ picture, caption }, { item, images }) => figure(images, pictureIn(item, picture), caption),
  video: linkToStory,
  gallery: linkToStory,
  callout: ({ text = '' }) => `<aside><p>${escapeHtml(text)}</p></aside>`,
  infocard: ({ title = '', text = '' }) =>
    `<aside><p><strong>${escapeHtml(title)}</strong></p><p>${escapeHtml(text)}</p></aside>`,
  chart: chartTable,
  table: wholeTable,
  faq: ({ questions = '', answers = '' }) => {
    const said = answers.split('|');
    return questions
      .split('|')
      .map(
        (question, index) => `<h3>${escapeHtml(question.trim())}</h3><p>${escapeHtml(said[index]?.trim() ?? '')}</p>`,
      )
      .join('');
  },
  pullquote: ({ text = '', by = '' }) =>
    `<blockquote><p>${escapeHtml(text)}</p>${by && `<cite>${escapeHtml(by)}</cite>`}</blockquote>`,
  cnetlisticle: ({ item: number }, { item }) => choice(item.listicle[Number(number) - 1]),
};

const shownAs: Show = (shortcode, told) => {
  const name = shortcode.shortcode ?? '';
  const show = Object.hasOwn(SHOWN, name) ? SHOWN[name] : undefined;
  return show?.(shortcode, told) ?? '';
};

const pictureIn = ({ media }: FeedItem, id: string | undefined): Image | undefined =>
  media.pictures.find((picture) => picture.id === id);

/** What stands below a picture. */
export const captionLine = (caption: string | undefined, credit: string | undefined): string =>
  [caption, credit && `Photo: ${credit}`].filter((part) => part).join(' ');

function figure(images: ImageAddresses, image: Image | undefined, ownCaption?: string): string {
  if (!image) return '';
  const { src, width, height } = sizedPicture(images, image, 'sc_large');
  const words = captionLine(ownCaption || image.caption, image.credits);
  const below = words ? `<figcaption>${escapeHtml(words)}</figcaption>` : '';
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(image.alt)}" width="${width}" height="${height}">${below}</figure>`;
}

/** The numbers of a chart, in the order in which it draws them. */
function chartTable({ title = '', unit = '', labels = '', values = '' }: Shortcode): string {
  const numbers = values.split('|');
  const rows = labels.split('|').map((label, index) => {
    const value = [numbers[index]?.trim(), unit].filter((part) => part).join(' ');
    return `<tr><th scope="row">${escapeHtml(label.trim())}</th><td>${escapeHtml(value)}</td></tr>`;
  });
  return `<table><caption>${escapeHtml(title)}</caption><tbody>${rows.join('')}</tbody></table>`;
}

/** Rows are parted by two bars, their cells by one. */
function wholeTable({ caption = '', columns = '', rows = '' }: Shortcode): string {
  const row = (line: string, cell: 'th' | 'td'): string =>
    `<tr>${line
      .split('|')
      .map((text) => `<${cell}>${escapeHtml(text.trim())}</${cell}>`)
      .join('')}</tr>`;
  const body = rows.split('||').map((line) => row(line, 'td'));
  return `<table><caption>${escapeHtml(caption)}</caption><thead>${row(columns, 'th')}</thead><tbody>${body.join('')}</tbody></table>`;
}

function choice(part: FeedItem['listicle'][number] | undefined): string {
  if (!part) return '';
  const { award, summary, pros, cons } = part;
  const points = (name: string, lines: readonly string[]) =>
    lines.length > 0
      ? `<p><strong>${name}</strong></p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`
      : '';
  return [
    award ? `<p><strong>${escapeHtml(award)}</strong></p>` : '',
    summary ? `<p>${escapeHtml(summary)}</p>` : '',
    points('For', pros),
    points('Against', cons),
  ].join('');
}

const verdict = ({ rating }: FeedItem, bottomLine: string): string =>
  `<p><strong>${rating === undefined ? 'Verdict' : `${rating} out of 10`}:</strong> ${escapeHtml(bottomLine)}</p>`;

/** The text's own tags and pictures, without what only a page needs (roles, tab stops). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...BODY_TAGS, 'img'],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
};

function withWholeAddresses(html: string, base: URL): string {
  const whole = (name: string) => (tagName: string, attribs: sanitizeHtml.Attributes) => {
    const address = attribs[name] === undefined ? undefined : URL.parse(attribs[name], base)?.href;
    return { tagName, attribs: { ...attribs, ...(address && { [name]: address }) } };
  };
  return sanitizeHtml(html, { ...ALLOWED, transformTags: { a: whole('href'), img: whole('src') } });
}
