import { expect, test } from 'vitest';
import { costMicros, reserve, type SpendingLimits, type SpendingState } from './spending.ts';
import { estimateTokens } from './estimate-tokens.ts';

const state: SpendingState = { questionsToday: 0, tokensToday: 0, tokensOfMonth: 0, costOfMonthMicros: 0 };
const limits: SpendingLimits = {
  questionsPerDay: 5,
  tokensPerDay: null,
  tokensPerMonth: null,
  costPerMonthMicros: null,
};
const prices = { inputMicros: 1_000_000, outputMicros: 2_000_000 };
const request = { inputTokens: 100, outputTokens: 1000, prices };

test.each<[string, Partial<SpendingState>, Partial<SpendingLimits>, object]>([
  ['no limit is near', {}, {}, { kind: 'reserved', maxOutputTokens: 1000, shortenedBy: null }],
  ['all questions are used', { questionsToday: 5 }, {}, { kind: 'refused', reason: 'quota' }],
  ['no questions are allowed', {}, { questionsPerDay: 0 }, { kind: 'refused', reason: 'quota' }],
  [
    'the tokens of the day end inside the answer',
    { tokensToday: 500 },
    { tokensPerDay: 1000 },
    { kind: 'reserved', maxOutputTokens: 400, shortenedBy: 'quota' },
  ],
  [
    'the tokens of the day are used',
    { tokensToday: 950 },
    { tokensPerDay: 1000 },
    { kind: 'refused', reason: 'quota' },
  ],
  [
    'the budget in tokens ends inside the answer',
    { tokensOfMonth: 9000 },
    { tokensPerMonth: 9600 },
    { kind: 'reserved', maxOutputTokens: 500, shortenedBy: 'budget' },
  ],
  [
    'the budget in tokens is used',
    { tokensOfMonth: 9600 },
    { tokensPerMonth: 9600 },
    { kind: 'refused', reason: 'budget' },
  ],
  [
    'the budget in money ends inside the answer',
    { costOfMonthMicros: 100 },
    { costPerMonthMicros: 1000 },
    { kind: 'reserved', maxOutputTokens: 400, shortenedBy: 'budget' },
  ],
  [
    'the budget in money is used',
    { costOfMonthMicros: 1000 },
    { costPerMonthMicros: 1000 },
    { kind: 'refused', reason: 'budget' },
  ],
  [
    'both end, the budget first',
    { tokensToday: 500, tokensOfMonth: 9000 },
    { tokensPerDay: 1000, tokensPerMonth: 9300 },
    { kind: 'reserved', maxOutputTokens: 200, shortenedBy: 'budget' },
  ],
])('%s', (_, used, limited, expected) => {
  expect(reserve({ ...state, ...used }, { ...limits, ...limited }, request)).toEqual(expected);
});

test('a model without a price never reaches a budget in money', () => {
  const free = { ...request, prices: { inputMicros: 0, outputMicros: 0 } };
  expect(reserve(state, { ...limits, costPerMonthMicros: 0 }, free)).toMatchObject({ kind: 'reserved' });
});

test('prices are per million tokens, rounded up', () => {
  expect(costMicros(prices, 100, 50)).toBe(200);
  expect(costMicros({ inputMicros: 1, outputMicros: 0 }, 1, 0)).toBe(1);
});

test.each([
  ['', 0],
  ['abcd', 1],
  ['abcde', 2],
  ['求最大值', 4],
])('estimates the tokens of "%s" as %i', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});
