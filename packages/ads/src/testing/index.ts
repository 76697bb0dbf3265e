/** For tests and measurements elsewhere: small campaigns, and a month of readers for them. */
export { campaigns, line, question, START, slot } from './campaigns.ts';
export { deliverMonth, monthOfLines } from './delivery.ts';
