/** What holds of every decision, whatever is booked and asked. */
import { seededRandom } from '@masthead/rules';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCampaigns, anyDelivered, anyMoment, anyQuestion } from '../testing/any-campaigns.ts';
import { explain } from './condition.ts';
import { fitsIn, fitsOf, sizeOf } from './creative-sizes.ts';
import { decide } from './decide.ts';
import { obstaclesOf } from './eligible.ts';
import { valuesOf } from './page-values.ts';
import { type Campaigns, prepareLines } from './prepare.ts';
import type { Choice, Circumstances, Question } from './question.ts';

type Holds = (choices: readonly Choice[], campaigns: Campaigns, asked: Question, known: Circumstances) => void;

const always = (holds: Holds): void =>
  fc.assert(
    fc.property(
      anyCampaigns,
      anyQuestion,
      anyMoment,
      anyDelivered,
      fc.string(),
      (booked, asked, now, delivered, seed) => {
        const known = { delivered, now, random: seededRandom(seed) };
        holds(decide(prepareLines(booked), asked, known), booked, asked, known);
      },
    ),
    { numRuns: 1_000 },
  );

it('shows no line that may not be shown there', () =>
  always((choices, { creatives }, asked, known) => {
    for (const { line, slot } of choices) {
      const own = creatives.filter(({ id }) => line.creativeIds.includes(id));
      expect(obstaclesOf(line, own, { ...asked, slots: [slot] }, known)).toEqual([]);
      expect(explain(line.where, valuesOf(asked, slot)).failing).toEqual([]);
    }
  }));

it('fills a place once, with a creative of its line that fits', () =>
  always((choices, _, asked) => {
    expect(new Set(choices.map(({ slot }) => slot.id)).size).toBe(choices.length);
    for (const { slot, line, creative, size } of choices) {
      expect(asked.slots).toContain(slot);
      expect(line.creativeIds).toContain(creative.id);
      expect(fitsIn(fitsOf([creative]), slot).map((fit) => sizeOf(fit, slot))).toEqual([size]);
    }
  }));

it('never shows competitors together', () =>
  always((choices, { advertisers }) => {
    for (const { line } of choices)
      for (const { line: other } of choices) {
        if (line.id === other.id) continue;
        expect(line.competesAs.filter((label) => other.competesAs.includes(label))).toEqual([]);
        const [own, their] = [line, other].map((each) => advertisers.find(({ id }) => id === each.advertiserId));
        if (own?.id !== their?.id) expect(own?.industry).not.toBe(their?.industry);
      }
  }));

it('shows a roadblock in all of its places or in none, and any other line once', () =>
  always((choices, { creatives }, asked) => {
    for (const { line } of choices) {
      const shown = choices.filter((choice) => choice.line.id === line.id).map(({ slot }) => slot.id);
      const own = creatives.filter(({ id }) => line.creativeIds.includes(id));
      const possible = asked.slots.filter(
        (slot) => fitsIn(fitsOf(own), slot).length > 0 && explain(line.where, valuesOf(asked, slot)).matches,
      );
      if (line.roadblock) expect(new Set(shown)).toEqual(new Set(possible.map(({ id }) => id)));
      else expect(shown).toHaveLength(1);
    }
  }));

it('leaves no place empty that a line could have', () =>
  always((choices, booked, asked, known) => {
    if (choices.length > 0 || asked.slots.length === 0) return;
    const able = booked.lines.filter(({ id, type, creativeIds, roadblock, where }) => {
      const line = booked.lines.find((each) => each.id === id);
      const own = booked.creatives.filter((each) => creativeIds.includes(each.id));
      return (
        line &&
        type === 'house' &&
        !roadblock &&
        asked.slots.some(
          (slot) =>
            obstaclesOf(line, own, { ...asked, slots: [slot] }, known).length === 0 &&
            explain(where, valuesOf(asked, slot)).matches,
        )
      );
    });
    expect(able).toEqual([]);
  }));

it('decides the same for the same page, clock and chance', () =>
  fc.assert(
    fc.property(anyCampaigns, anyQuestion, anyMoment, anyDelivered, (booked, asked, now, delivered) => {
      const index = prepareLines(booked);
      const once = (): readonly Choice[] => decide(index, asked, { delivered, now, random: seededRandom('same') });
      expect(once()).toEqual(once());
    }),
  ));
