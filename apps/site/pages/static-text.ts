/** The texts of a page that stand in its document as HTML: one place that knows where each page keeps them. */
import type { BestSection } from '../components/best/sections.ts';
import type { Body } from '../components/body/body-part.ts';
import type { StaticText } from '../components/body/static-text.ts';
import type { LiveEntry } from '../components/live/live-entry.ts';
import type { PageContent } from './page-content.ts';

/** Gives what to put in a text's place; undefined leaves it out. */
type Change = (html: string) => string | undefined;

export function mapStaticText(content: PageContent, change: Change): PageContent {
  switch (content.page) {
    case 'article':
      return { page: 'article', data: withBody(content.data, change) };
    case 'deal':
      return { page: 'deal', data: withBody(content.data, change) };
    case 'longform':
      return { page: 'longform', data: withBody(content.data, change) };
    case 'versus':
      return { page: 'versus', data: withBody(content.data, change) };
    case 'best-list': {
      const sections = content.data.sections.map((section) => withTexts(section, change));
      return { page: 'best-list', data: { ...content.data, sections } };
    }
    case 'review':
      return { page: 'review', data: withBody(content.data, change) };
    case 'listing':
      return { page: 'listing', data: { ...content.data, about: changedBody(content.data.about, change) } };
    case 'text':
      return { page: 'text', data: withBody(content.data, change) };
    case 'newsletters':
      return { page: 'newsletters', data: withBody(content.data, change) };
    case 'awards':
      return { page: 'awards', data: withBody(content.data, change) };
    case 'voices':
      return { page: 'voices', data: withBody(content.data, change) };
    case 'privacy':
      return { page: 'privacy', data: withBody(content.data, change) };
    case 'shopping':
      return { page: 'shopping', data: withBody(content.data, change) };
    case 'providers':
      return { page: 'providers', data: withBody(content.data, change) };
    case 'settings':
      return { page: 'settings', data: withBody(content.data, change) };
    case 'experiments':
      return { page: 'experiments', data: withBody(content.data, change) };
    case 'feature': {
      const shelves = content.data.shelves.map((shelf) => (shelf.kind === 'text' ? withBody(shelf, change) : shelf));
      return { page: 'feature', data: { ...content.data, shelves } };
    }
    case 'gallery': {
      const { intro, shot } = content.data;
      const shown = shot && { ...shot, text: changedBody(shot.text, change) };
      return { page: 'gallery', data: { ...content.data, intro: changedBody(intro, change), shot: shown } };
    }
    case 'live': {
      const { intro, entries } = content.data;
      const withText = (entry: LiveEntry): LiveEntry => ({ ...entry, text: changedBody(entry.text, change) });
      const texts = { intro: changedBody(intro, change), entries: entries.map(withText) };
      return { page: 'live', data: { ...content.data, ...texts } };
    }
    case 'video': {
      if (content.data.form === 'share') return content;
      const { about, transcript, moreTranscript } = content.data;
      const texts = {
        about: changedBody(about, change),
        transcript: withText(transcript, change),
        moreTranscript: withText(moreTranscript, change),
      };
      return { page: 'video', data: { ...content.data, ...texts } };
    }
    default:
      return content;
  }
}

const withBody = <Data extends { body: Body }>(data: Data, change: Change): Data => ({
  ...data,
  body: changedBody(data.body, change),
});

const withTexts = (section: BestSection, change: Change): BestSection =>
  section.kind === 'pick'
    ? { ...section, body: changedBody(section.body, change), more: changedBody(section.more, change) }
    : { ...section, body: changedBody(section.body, change) };

function changedBody<Text extends Body | undefined>(body: Text, change: Change): Text | Body {
  if (body === undefined) return body;
  return body.map((part) => (part.kind === 'text' ? changed(part, change) : part));
}

const withText = (text: StaticText | undefined, change: Change): StaticText | undefined =>
  text && changed(text, change);

function changed<Text extends StaticText>({ bodyHtml, ...text }: Text, change: Change) {
  const html = bodyHtml === undefined ? undefined : change(bodyHtml);
  return html === undefined ? text : { ...text, bodyHtml: html };
}
