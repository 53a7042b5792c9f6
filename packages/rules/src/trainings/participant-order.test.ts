import { matrixSorts, trainingStates } from '@touchstone/contract/training-matrix';
import { describe, expect, test } from 'vitest';
import { compareByRank, isInState, sortParticipants, type ParticipantResult } from './participant-order.ts';

const participant = (id: string, result: Partial<ParticipantResult> = {}): ParticipantResult => ({
  id,
  username: id,
  solved: 0,
  late: 0,
  score: 0,
  attempts: 0,
  totalRunTimeMs: 0,
  lastSubmittedAt: null,
  ...result,
});

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const people = [
  participant('idle'),
  participant('slow', { solved: 2, score: 200, attempts: 9, totalRunTimeMs: 50, lastSubmittedAt: at(3) }),
  participant('fast', {
    solved: 2,
    score: 150,
    attempts: 3,
    totalRunTimeMs: 10,
    late: 1,
    lastSubmittedAt: at(1),
  }),
  participant('Absent'),
  participant('tries', { score: 40, attempts: 5, lastSubmittedAt: at(2) }),
];
const ranked = people.toSorted(compareByRank);
const namesOf = (list: readonly ParticipantResult[]) => list.map(({ id }) => id);

test('the rank is by solved problems, then by run time, then by id', () => {
  expect(namesOf(ranked)).toEqual(['fast', 'slow', 'Absent', 'idle', 'tries']);
});

describe('sorting keeps the rank among equals', () => {
  test.each([
    ['rank', undefined, ['fast', 'slow', 'Absent', 'idle', 'tries']],
    ['rank', 'asc', ['Absent', 'idle', 'tries', 'fast', 'slow']],
    ['solved', 'desc', ['fast', 'slow', 'Absent', 'idle', 'tries']],
    ['username', undefined, ['Absent', 'fast', 'idle', 'slow', 'tries']],
    ['username', 'desc', ['tries', 'slow', 'idle', 'fast', 'Absent']],
    ['score', undefined, ['slow', 'fast', 'tries', 'Absent', 'idle']],
    ['late', undefined, ['fast', 'slow', 'Absent', 'idle', 'tries']],
    ['attempts', 'asc', ['Absent', 'idle', 'fast', 'tries', 'slow']],
    ['lastSubmission', undefined, ['slow', 'tries', 'fast', 'Absent', 'idle']],
    ['lastSubmission', 'asc', ['Absent', 'idle', 'fast', 'tries', 'slow']],
  ] as const)('%s %s', (sort, order, expected) => {
    expect(namesOf(sortParticipants(ranked, sort, order))).toEqual(expected);
  });

  test.each(matrixSorts)('%s leaves no participant out', (sort) => {
    expect(namesOf(sortParticipants(ranked, sort, undefined)).toSorted()).toEqual(namesOf(ranked).toSorted());
  });
});

describe('the state of a participant', () => {
  const cases: [string, Partial<ParticipantResult>, number, string[]][] = [
    ['without a result', {}, 2, ['idle']],
    ['with attempts', { attempts: 1 }, 2, ['unfinished']],
    ['with some problems', { attempts: 3, solved: 1 }, 2, ['unfinished']],
    ['with all problems', { attempts: 3, solved: 2 }, 2, ['finished']],
    ['with all problems, one late', { attempts: 3, solved: 2, late: 1 }, 2, ['finished', 'late']],
    ['of a training without problems', { attempts: 0 }, 0, ['idle']],
  ];
  test.each(cases)('%s', (_, result, problemCount, expected) => {
    const found = trainingStates.filter((state) => isInState(participant('a', result), state, problemCount));
    expect(found).toEqual(expected);
  });
});
