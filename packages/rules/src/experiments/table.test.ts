import { describe, expect, it } from 'vitest';
import { isRunning } from './definition.ts';
import { experimentProblems } from './problems.ts';
import { serialiseState } from './state.ts';
import { experiments, experimentTable } from './table.ts';

type Row = [rule: string, id: string, version: string, slots: string];

/** What stands in which slots, in one line: "exclude 0-2, control 3-51, …". */
function slotsInWords(slots: readonly string[]): string {
  const names = [...new Set(slots)];
  return names.map((name) => `${name} ${slots.indexOf(name)}-${slots.lastIndexOf(name)}`).join(', ');
}

const FORTY_FIVES = 'exclude 0-10, control 11-55, test 56-100';
const FOUR = 'exclude 0-12, control 13-34, test1 35-56, test2 57-78, test3 79-100';

const ROWS: Row[] = [
  ['AB-26', 'sleep_ratings', '1', 'exclude 0-2, control 3-51, test 52-100'],
  ['AB-27', 'nrg_contentCta', '1', 'exclude 0-2, active 3-51, control 52-100'],
  ['AB-28', 'nrg_battText', '1', 'exclude 0-1, header1 2-34, header2 35-67, control 68-100'],
  ['AB-29', 'nrg_linksFull', '1', 'exclude 0-1, add 2-34, replace 35-67, control 68-100'],
  ['AB-30', 'nrg_paidSearch', '1', 'exclude 0-10, testA 11-40, testB 41-70, control 71-100'],
  ['AB-31', 'sleep_mps_modal', '1', 'exclude 0-0, control 1-50, v1 51-100'],
  ['AB-32', 'skinnyGeoTest', '1', 'exclude 0-2, control 3-51, test 52-100'],
  ['AB-33', 'sleep_lstcl', '3', 'exclude 0-0, control 1-50, test 51-100'],
  ['AB-34', 'laptop_cta_test', '1', FORTY_FIVES],
  ['AB-35', 'review_redesign', '2', FORTY_FIVES],
  ['AB-36', 'sleep_rdsn', '1', FORTY_FIVES],
  ['AB-37', 'adcap_broadband', '2', FOUR],
  ['AB-38', 'adcap_energy', '2', FOUR],
  ['AB-39', 'slp_memorial', '1', FORTY_FIVES],
  ['AB-40', 'bb_ascend', '1', 'exclude 0-10, control 11-55, active 56-100'],
  ['AB-41', 'bb_phone', '1', 'exclude 0-10, control 11-40, v1 41-70, v6 71-100'],
  ['AB-42', 'vpn_ads', '1', FORTY_FIVES],
  ['AB-43', 'sem_precap_test', '1', 'exclude 0-0, control 1-50, test 51-100'],
  ['AB-44', 'express_unit', '1', FORTY_FIVES],
  ['AB-45', 'adlib_variant', '1', FORTY_FIVES],
  ['AB-46', 'sticky_rail', '1', 'exclude 0-10, control 11-40, test1 41-70, test2 71-100'],
  ['AB-47', 'vpn_cobranded', '1', FORTY_FIVES],
];

describe('the table of experiments', () => {
  it('has these 22 in this order', () => {
    expect(experimentTable.map(({ id }) => id)).toEqual(ROWS.map(([, id]) => id));
  });

  it.each(ROWS)('(%s) has %s, version %s: %s', (_, id, version, slots) => {
    const experiment = experimentTable.find((each) => each.id === id);
    expect(experiment?.version).toBe(version);
    expect(slotsInWords(experiment?.slots ?? [])).toBe(slots);
  });

  it('has states of exactly 25 characters where the version is a bare digit', () => {
    const state = (id: string, version: string) => serialiseState({ id, version, bucket: 'control' });
    for (const id of ['sleep_mps_modal', 'laptop_cta_test', 'sem_precap_test']) expect(state(id, '1')).toHaveLength(25);
    for (const id of ['adcap_broadband', 'review_redesign']) expect(state(id, '2')).toHaveLength(25);
  });

  it('begins and ends between September 2023 and November 2024, and nothing of it runs after', () => {
    for (const { start, end } of experimentTable) {
      expect(start).toBeGreaterThanOrEqual(Date.parse('2023-09-01T00:00:00Z'));
      expect(end).toBeLessThanOrEqual(Date.parse('2024-11-30T00:00:00Z'));
    }
    const later = Date.parse('2024-12-01T00:00:00Z');
    expect(experimentTable.some((experiment) => isRunning(experiment, later))).toBe(false);
  });

  it('has an owner, an end and everything else for each, and no id twice', () => {
    expect(experimentProblems(experiments)).toEqual([]);
  });
});
