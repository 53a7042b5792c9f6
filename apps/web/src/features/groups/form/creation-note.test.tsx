import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { CreationLimits } from '../api/get-creation-limits.ts';
import { createMessages } from './create-messages.ts';
import { CreationNote } from './creation-note.tsx';

const limits: CreationLimits = {
  isLimited: true,
  solved: 25,
  solvedMinimum: 20,
  createdToday: 1,
  dailyMaximum: 2,
  owned: 1,
  totalMaximum: 5,
  refusal: null,
};

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the limits of new groups in %s', (locale) => {
  const m = createMessages[locale];
  const show = (changes: Partial<CreationLimits>) =>
    renderMarkup(<CreationNote limits={{ ...limits, ...changes }} />, { locale }).text;

  it.each([
    ['allowed', {}, m.allowed({ solvedMinimum: 20, today: 1, left: 4 })],
    ['too few solved problems', { refusal: 'groupCreateSolved', solved: 3 }, m.needsSolved(20, 3)],
    ['enough for today', { refusal: 'groupCreateDaily' }, m.dailyReached(2)],
    ['enough in total', { refusal: 'groupCreateTotal' }, m.totalReached(5)],
    ['no limits', { isLimited: false }, ''],
  ] as const)('%s', (_case, changes, text) => {
    expect(show(changes)).toBe(text);
  });
});
