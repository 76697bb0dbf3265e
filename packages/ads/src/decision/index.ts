/** Which ad is shown where: what is booked, where it may stand, and the choice between all of it. Pure. */
export * from './campaign.ts';
export { type Condition, type ConditionKey, explain, type Failing } from './condition.ts';
export { decide } from './decide.ts';
export { obstaclesOf } from './eligible.ts';
export { type Band, forecast, type LineForecast } from './forecast.ts';
export { plannedBy } from './pace.ts';
export { valuesOf } from './page-values.ts';
export { type Campaigns, type LineIndex, prepareLines } from './prepare.ts';
export type { Choice, Circumstances, Obstacle, Question, Reason } from './question.ts';
