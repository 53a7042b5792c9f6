import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import { verdictMessages } from './verdict-messages.ts';
import { allStatuses, verdictOf } from './verdicts.ts';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('VerdictMark in %s', (locale) => {
  const m = verdictMessages[locale];
  const show = (props: React.ComponentProps<typeof VerdictMark>) =>
    renderMarkup(<VerdictMark {...props} />, { locale });

  it.each(allStatuses)('names status %i in full, in short and for screen readers', (status) => {
    const words = m[verdictOf(status).key];
    expect(show({ status }).text).toBe(words.name);
    expect(show({ status, form: 'short' }).text).toBe(words.short);
    const icon = show({ status, form: 'icon' });
    expect(icon.names('img')).toEqual([words.name]);
    expect(icon.text).toBe('');
  });

  it('shows an unknown status as unknown', () => {
    expect(show({ status: 4711 }).text).toBe(m.unknown.name);
  });

  it.each([
    ['a final verdict', statuses.partialAccepted, 40, true],
    ['no points', statuses.wrongAnswer, 0, true],
    ['a problem without points', statuses.accepted, null, false],
    ['a verdict that will change', statuses.judging, 40, false],
  ])('the score of %s', (_name, status, score, isShown) => {
    expect(/\d/.test(show({ status, score }).text)).toBe(isShown);
  });

  it('an icon has no score', () => {
    expect(show({ status: statuses.partialAccepted, score: 40, form: 'icon' }).text).toBe('');
  });

  it('counts cases only while they run', () => {
    const progress = { done: 1, total: 4 };
    expect(show({ status: statuses.judging, progress }).text).toMatch(/1 ?\/ ?4/);
    for (const status of [statuses.pending, statuses.compiling, statuses.accepted])
      expect(show({ status, progress }).text).not.toMatch(/1 ?\/ ?4/);
  });

  it('the explanation can be reached by keyboard', () => {
    expect(show({ status: 0 }).html).toContain('tabindex="0"');
  });
});
