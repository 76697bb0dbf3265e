/** Runs the middlewares in their order. Each returns the context, or ends the request. */
import { HttpError } from '@masthead/runtime';
import { auth } from './auth.ts';
import { brand } from './brand.ts';
import { cache } from './cache.ts';
import { type End, isEnd, type Middleware, type PageContext, type PipelineTools } from './context.ts';
import { experiments } from './experiments.ts';
import { features } from './features.ts';
import { i18n } from './i18n.ts';
import { transaction } from './transaction.ts';
import { vanity } from './vanity.ts';

/** The order is part of the contract: later steps rely on what earlier ones decided. */
export const middlewares: Readonly<Record<string, Middleware>> = {
  brand,
  i18n,
  features,
  experiments,
  auth,
  cache,
  transaction,
  vanity,
};

/** A page is worth more than these: their failure is logged and the page goes on without them. */
const DISPENSABLE: ReadonlySet<string> = new Set(['experiments', 'cache', 'vanity']);

export async function runPipeline(
  context: PageContext,
  tools: PipelineTools,
  registry: Readonly<Record<string, Middleware>> = middlewares,
): Promise<PageContext | End> {
  let current = context;
  for (const name of [...Object.keys(registry), ...(context.match.route.meta.middleware ?? [])]) {
    const outcome = await runStep(name, current, tools, registry);
    if (isEnd(outcome)) return outcome;
    current = outcome;
  }
  return current;
}

async function runStep(
  name: string,
  context: PageContext,
  tools: PipelineTools,
  registry: Readonly<Record<string, Middleware>>,
): Promise<PageContext | End> {
  const step = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (!step) throw new HttpError(500, `Unknown middleware ${name}`);
  try {
    return await step(context, tools);
  } catch (error) {
    if (!DISPENSABLE.has(name)) throw error;
    tools.logger.error('A middleware failed and was skipped', {
      error,
      middleware: name,
      requestId: context.requestId,
    });
    return context;
  }
}
