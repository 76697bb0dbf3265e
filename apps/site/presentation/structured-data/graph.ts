/** Puts what a page is about into one script of data. What cannot be described is logged and left out; the page stands. */
import type { Logger } from '@masthead/runtime';
import { jsonForScript } from '@masthead/web';
import type { Graph } from 'schema-dts';
import { keptPer } from '../../base/once-per.ts';
import { organization } from './organization.ts';
import type { Describe, Described, PageFacts } from './page-facts.ts';

function graphOf(descriptions: readonly Describe[], page: PageFacts, logger: Logger): Graph | undefined {
  const things = descriptions.flatMap((describe): Described[] => {
    try {
      return [describe(page) ?? []].flat();
    } catch (error) {
      logger.warn('Structured data could not be made and was left out', { page: page.pageUrl, error });
      return [];
    }
  });
  if (things.length === 0) return undefined;
  return { '@context': 'https://schema.org', '@graph': [organization(page), ...things] };
}

export function structuredDataTag(
  descriptions: readonly Describe[] | undefined,
  page: PageFacts,
  logger: Logger,
): string {
  if (!descriptions) return '';
  const key = `${page.brand} ${page.siteUrl} ${page.pageUrl}`;
  return writtenTags(descriptions, key, () => tagOf(graphOf(descriptions, page, logger)));
}

/** Descriptions say the same of a page each time, so that those which are kept with a story are written once. */
const writtenTags = keptPer<string>();

const tagOf = (graph: Graph | undefined): string =>
  graph ? `<script type="application/ld+json">${jsonForScript(graph)}</script>` : '';
