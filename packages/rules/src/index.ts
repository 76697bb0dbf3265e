export * from './consent/allows.ts';
export * from './consent/categories.ts';
export * from './consent/choice.ts';
export * from './consent/policy.ts';
export * from './consent/privacy.ts';
export * from './cookies.ts';
export * from './debug.ts';
export * from './decisions/bandit.ts';
export * from './decisions/client.ts';
export * from './decisions/decision.ts';
export * from './decisions/wire.ts';
export * from './device/device.ts';
export * from './device/resize.ts';
export * from './experiments/ad-experiments.ts';
export * from './experiments/answer.ts';
export * from './experiments/assign.ts';
export * from './experiments/cache-key.ts';
export { COOKIE_PREFIX, cookieName, type Restored, restoreStates } from './experiments/cookies.ts';
export * from './experiments/criteria.ts';
export * from './experiments/definition.ts';
export { experimentProblems } from './experiments/problems.ts';
export { type Allocation, SLOTS } from './experiments/slots.ts';
export * from './experiments/state.ts';
export * from './experiments/table.ts';
export * from './features/article-types.ts';
export {
  type Explanation,
  FEATURE_AREAS,
  type Feature,
  type FeatureArea,
  type FeatureStage,
  featureProblems,
  type PageFeatures,
} from './features/decide.ts';
export * from './features/feature-page.ts';
export * from './features/flags.ts';
export * from './features/overrides.ts';
export * from './features/table.ts';
export * from './features/value-filter.ts';
export * from './features/visit.ts';
export { isWithin, nextEdge, type TimeWindow, windows } from './features/windows.ts';
export type { HeaderReader } from './header-reader.ts';
export * from './health-law/health-law.ts';
export * from './owners.ts';
export * from './page-facts.ts';
export * from './random.ts';
export * from './scripts/adapters.ts';
export { comesFrom } from './scripts/host.ts';
export * from './scripts/messages.ts';
export * from './scripts/plan.ts';
export * from './scripts/policy-sources.ts';
export * from './scripts/registry.ts';
export * from './scripts/tag.ts';
export * from './scripts/third-parties.ts';
export * from './scripts/timing.ts';
export * from './scripts/wait-for-service.ts';
export * from './scripts/window-watcher.ts';
