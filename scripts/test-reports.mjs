/** How many tests passed and failed, by the reports of those who ran them. */
import { existsSync, readFileSync } from 'node:fs';

export const passed = (number) => ({ passed: number, failed: 0 });
export const failed = (number) => ({ passed: 0, failed: number });

/** A run that failed without a failing test (a crash, a file that does not load) is a failure too, and so is a skipped test. */
function settle(passedCount, failedCount, code) {
  return { passed: passedCount, failed: code !== 0 && failedCount === 0 ? 1 : failedCount };
}

export function countVitest(report, code) {
  if (!existsSync(report)) return failed(1);
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  return settle(numPassedTests, numTotalTests - numPassedTests, code);
}

export function countPlaywright(report, code) {
  if (!existsSync(report)) return failed(1);
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return settle(expected, unexpected + flaky + skipped, code);
}
