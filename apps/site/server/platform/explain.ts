/** Tells of any address which features its page has and why, for those who build the site. */
import { features, isFeatureName } from '@masthead/rules';
import { statusOf } from '@masthead/runtime';
import type { Explained, ExplainedFeature } from '../../pages/feature-rules/data.ts';
import type { Matcher } from '../../routes/match.ts';
import { isElsewhere } from '../cache/kept-pages.ts';
import type { Explain, PageSource } from '../page-source.ts';
import { isEnd, type PipelineTools } from '../pipeline/context.ts';
import { runPipeline } from '../pipeline/run.ts';
import { firstContext } from '../route-request.ts';
import type { PageRules } from './page-rules.ts';

interface ExplainParts {
  pages: Pick<PageSource, 'rules'>;
  match: Matcher;
  tools: PipelineTools;
}

export const createExplain =
  ({ pages, match, tools }: ExplainParts): Explain =>
  async (url, headers) => {
    const found = match(url.pathname);
    if (!found) return { found: 'nothing', status: 404 };
    const context = await runPipeline(firstContext(url, headers, found, 'feature-summary'), tools);
    if (isEnd(context)) return 'location' in context ? elsewhere(context.location) : { found: 'nothing', status: 404 };
    const rules = await pages.rules(context).catch((error: unknown) => statusOf(error));
    if (typeof rules === 'number') return { found: 'nothing', status: rules };
    if (isElsewhere(rules)) return elsewhere(rules.redirect);
    const { route } = context.match;
    return {
      found: 'page',
      route: route.address,
      device: context.device,
      experiments: rules.buckets(),
      features: everyFeature(rules),
    };
  };

const elsewhere = (address: string): Explained => ({ found: 'elsewhere', address });

function everyFeature(rules: PageRules): ExplainedFeature[] {
  const decided = rules.features();
  return Object.keys(features)
    .filter(isFeatureName)
    .map((name) => {
      const { area, owner, stage } = features[name];
      return { name, area, owner, stage, ...decided.why(name) };
    });
}
