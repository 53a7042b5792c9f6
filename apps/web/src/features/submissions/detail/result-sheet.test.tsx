import { statuses } from '@touchstone/contract/statuses';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { noteMessages } from '../../../ui/explanation/note-messages.ts';
import { remoteRunMessages } from '../../../ui/remote/remote-run-messages.ts';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import type { Submission } from '../api/get-submission.ts';
import { detailMessages } from './detail-messages.ts';
import { ResultSheet } from './result-sheet.tsx';

const submission = (changes: Partial<Submission> = {}) =>
  ({
    submitId: 9,
    uid: 'u2',
    username: 'bob',
    displayPid: 'P1',
    cid: 0,
    status: statuses.accepted,
    score: null,
    time: 12,
    memory: 2048,
    length: 2048,
    language: 'C++',
    judger: 'judge-1',
    isManual: false,
    submitTime: '2026-11-15T12:00:00.000+0000',
    ...changes,
  }) as Submission;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('ResultSheet in %s', (locale) => {
  const m = detailMessages[locale];
  const verdicts = verdictMessages[locale];
  const show = (
    changes: Partial<Submission> = {},
    { progress, note }: { progress?: { done: number; total: number }; note?: JudgeNote } = {},
  ) =>
    renderMarkup(<ResultSheet submission={submission(changes)} note={note} progress={progress} />, {
      locale,
    });
  const factsOf = (shown: ReturnType<typeof show>) => {
    const values = shown.all('definition').map(({ text }) => text);
    return Object.fromEntries(shown.names('term').map((name, index) => [name, values[index]]));
  };

  it('explains the verdict', () => {
    const shown = show({ status: statuses.timeLimitExceeded });
    expect(shown.text).toContain(verdicts.timeLimit.name);
    expect(shown.text).toContain(verdicts.timeLimit.explanation);
  });

  it('says that there was too much output instead of the usual causes of a crash', () => {
    const shown = show({ status: statuses.runtimeError }, { note: { code: 'output-limit' } });
    expect(shown.text).toContain(noteMessages[locale].plain['output-limit'].text);
    expect(shown.text).not.toContain(verdicts.runtimeError.explanation);
  });

  it('counts the cases instead while they run', () => {
    const shown = show({ status: statuses.judging }, { progress: { done: 2, total: 5 } });
    expect(shown.text).toContain(m.runningCase(2, 5));
    expect(shown.text).not.toContain(verdicts.judging.explanation);
  });

  it('shows all that is known', () => {
    expect(factsOf(show({ score: 60 }))).toMatchObject({
      [m.score]: '60',
      [m.time]: '12 ms',
      [m.memory]: '2.0 MB',
      [m.user]: 'bob',
      [m.language]: 'C++',
      [m.length]: '2.0 KB',
      [m.judger]: 'judge-1',
    });
  });

  it('shows a dash for what is not known', () => {
    const facts = factsOf(show({ time: null, memory: null, length: null, language: null, judger: '' }));
    expect(facts).toMatchObject({
      [m.time]: '–',
      [m.memory]: '–',
      [m.length]: '–',
      [m.language]: '–',
      [m.judger]: '–',
    });
    expect(facts).not.toHaveProperty(m.score);
  });

  it('has no user where it is hidden', () => {
    expect(factsOf(show({ username: null }))).not.toHaveProperty(m.user);
  });

  it('shows the limit of a submission over time', () => {
    const facts = factsOf(show({ status: statuses.timeLimitExceeded, time: 1000 }));
    expect(facts[m.time]).toBe('> 1.00 s');
  });

  it('shows nothing but the verdict of a submission that the freeze hides', () => {
    const shown = show({ submitId: null, status: statuses.unknownResult, time: null, memory: null });
    expect(Object.keys(factsOf(shown))).toEqual([m.time, m.memory]);
    expect(shown.all('link')).toEqual([]);
  });

  it('marks a verdict that was given by hand', () => {
    expect(show({ isManual: true }).text).toContain(m.manual);
    expect(show({ isManual: false }).text).not.toContain(m.manual);
  });
});

describe('ResultSheet of a submission to another judge', () => {
  const words = remoteRunMessages['en-US'];
  const run = {
    vendor: 'POJ',
    state: 'waiting',
    reason: 'accountBusy',
    testNumber: null,
    runUrl: null,
  } as const;
  const show = (status: number, changes: Parameters<typeof submission>[0] = {}) =>
    renderMarkup(
      <ResultSheet submission={submission({ status, ...changes })} progress={undefined} remoteRun={run} />,
    );

  it('says why it waits instead of what our judges do, and names the judge', () => {
    const shown = show(statuses.pending);
    expect(shown.text).toContain(words.reasons.accountBusy);
    expect(shown.text).not.toContain(verdictMessages['en-US'].pending.explanation);
    expect(shown.all('definition').map(({ text }) => text)).toContain('POJ');
  });

  it('names the account that sent the code, where the viewer may know it', () => {
    const shown = show(statuses.accepted, { remote: { ...run, state: 'finished', accountName: 'ridge' } });
    expect(shown.all('definition').map(({ text }) => text)).toContain('POJ · ridge');
  });

  it('explains a verdict as always', () => {
    expect(show(statuses.wrongAnswer).text).toContain(verdictMessages['en-US'].wrongAnswer.explanation);
  });
});
