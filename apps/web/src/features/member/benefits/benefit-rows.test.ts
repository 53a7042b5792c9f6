import { describe, expect, it } from 'vitest';
import { aLevel } from '../testing/member-rows.ts';
import { compareLevels, listGiven } from './benefit-rows.ts';
import { benefitsMessages } from './benefits-messages.ts';

const m = benefitsMessages['en-US'];
const levels = [
  aLevel(),
  aLevel({ assistantQuota: 5 }),
  aLevel({ assistantQuota: 20, canReadSolutions: true, submitInterval: 3 }),
  aLevel({ assistantQuota: 20, canReadSolutions: true, submitInterval: 0, discussionsPerDay: 50 }),
];

describe('the comparison of levels', () => {
  it('has a cell for every level, in order', () => {
    const texts = Object.fromEntries(
      compareLevels(levels, m).map(({ key, cells }) => [key, cells.map(({ text }) => text)]),
    );
    expect(texts).toEqual({
      solutions: [m.no, m.no, m.yes, m.yes],
      assistant: [m.none, '5', '20', '20'],
      interval: [m.usual, m.usual, '3 s', m.noWait],
      discussions: [m.usual, m.usual, m.usual, '50'],
    });
  });

  it('leaves out what is the same everywhere', () => {
    expect(compareLevels([aLevel(), aLevel(), aLevel({ canReadSolutions: true })], m)).toHaveLength(1);
    expect(compareLevels([aLevel(), aLevel()], m)).toEqual([]);
  });
});

describe('what a level gives', () => {
  it.each([
    [0, []],
    [1, ['5 questions to the assistant per day']],
    [2, [m.given.solutions, '20 questions to the assistant per day', 'Only 3 seconds between submissions']],
    [
      3,
      [
        m.given.solutions,
        '20 questions to the assistant per day',
        m.given.noInterval,
        '50 discussions per day',
      ],
    ],
    [9, []],
  ])('level %i', (level, texts) => {
    expect(listGiven(levels, level, m)).toEqual(texts);
  });
});
