import { statuses } from '@touchstone/contract/statuses';
import type { JudgingChange } from '@touchstone/rules/problem-form-change';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import type { OutdatedState, Trial } from '../api/trial.ts';
import { changeMessages } from './change-messages.ts';
import { ChangeSummary } from './change-summary.tsx';
import { TrialSection } from './trial-section.tsx';

const change = (
  changes: Partial<JudgingChange['cases']>,
  aspects: JudgingChange['aspects'] = [],
): JudgingChange => ({
  cases: { added: 0, removed: 0, changed: 0, ...changes },
  aspects,
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = changeMessages[locale];
  const verdicts = verdictMessages[locale];
  const summary = (
    given: JudgingChange | null,
    counts: { status: number; count: number }[] = [],
    changedAt: string | null = null,
  ) =>
    renderMarkup(
      <ChangeSummary
        change={given}
        state={{ changedAt, outdatedSubmissions: counts } as unknown as OutdatedState}
      />,
      { locale },
    );

  it('lists what changed, cases first', () => {
    const shown = summary(change({ added: 2, removed: 1, changed: 3 }, ['timeLimit']));
    expect(shown.names('listitem')).toEqual([
      m.casesAdded(2),
      m.casesRemoved(1),
      m.casesChanged(3),
      m.aspects.timeLimit,
    ]);
  });

  it('leaves out the content of cases where numbers say it', () => {
    expect(summary(change({ added: 1 }, ['caseContent', 'checker'])).names('listitem')).toEqual([
      m.casesAdded(1),
      m.aspects.checker,
    ]);
    expect(summary(change({}, ['caseContent'])).names('listitem')).toEqual([m.aspects.caseContent]);
  });

  it('names the time of a change that is not known in detail', () => {
    expect(summary(null, [], '2026-11-15T12:00:00.000+0000').text).toContain(m.changedAt.trim());
    expect(summary(null).text).not.toContain(m.changedAt.trim());
  });

  it('counts old results, most frequent first', () => {
    const shown = summary(null, [
      { status: statuses.wrongAnswer, count: 2 },
      { status: statuses.accepted, count: 5 },
    ]);
    expect(shown.text).toContain(m.outdatedCount(7));
    expect(shown.names('listitem')).toEqual([
      `${verdicts.accepted.name} 5`,
      `${verdicts.wrongAnswer.name} 2`,
    ]);
  });

  it('says that there is nothing to do', () => {
    expect(summary(null).text).toContain(m.outdatedNone);
  });

  const trial = (changes: Partial<Trial> = {}) =>
    ({ isRunning: false, submissions: [], candidates: 0, differences: [], ...changes }) as Trial;
  const section = (given: Trial | null) =>
    renderMarkup(<TrialSection problemId={1} trial={given} />, { locale });

  it.each([
    ['never ran', null, m.tryButton],
    ['is over', trial(), m.tryAgain],
    ['runs', trial({ isRunning: true }), m.stop],
  ])('a trial that %s', (_name, given, button) => {
    expect(section(given).names('button')).toEqual([button]);
  });

  it('a trial without an effect says so when it is over', () => {
    expect(section(trial()).text).toContain(m.nothingChanged);
    expect(section(trial({ isRunning: true })).text).not.toContain(m.nothingChanged);
  });

  it('a trial of an older state of the problem is marked', () => {
    expect(section(trial({ differences: ['cases'] })).text).toContain(m.stale);
    expect(section(trial()).text).not.toContain(m.stale);
  });

  it('a trial names how many of the candidates it tried', () => {
    expect(section(trial({ candidates: 300 })).text).toContain(m.tried(0, 300));
  });
});
