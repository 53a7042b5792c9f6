import type { RemoteRun } from '@touchstone/api-client/submission-update';
import { remoteReasons } from '@touchstone/contract/remote-reasons';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { describeRun } from './describe-run.ts';
import { RemoteRunLine } from './remote-run-line.tsx';
import { remoteRunMessages } from './remote-run-messages.ts';

const words = remoteRunMessages['en-US'];
const aRun = (changes: Partial<RemoteRun> = {}): RemoteRun => ({
  vendor: 'CF',
  state: 'waiting',
  reason: null,
  testNumber: null,
  runUrl: null,
  ...changes,
});

describe('describeRun', () => {
  it.each([
    ['waits', aRun(), statuses.pending, words.waiting('Codeforces'), undefined],
    [
      'waits with its reason',
      aRun({ reason: 'accountBusy' }),
      statuses.pending,
      words.waiting('Codeforces'),
      words.reasons.accountBusy,
    ],
    ['is sent', aRun({ state: 'sending' }), statuses.compiling, words.sending('Codeforces'), undefined],
    ['is judged', aRun({ state: 'judging' }), statuses.judging, words.judging('Codeforces'), undefined],
    [
      'is judged at a test',
      aRun({ state: 'judging', testNumber: 5 }),
      statuses.judging,
      words.judgingTest('Codeforces', 5),
      undefined,
    ],
    [
      'waits again after a rejudge',
      aRun({ state: 'finished', reason: 'siteDown' }),
      statuses.pending,
      words.waiting('Codeforces'),
      undefined,
    ],
    [
      'failed',
      aRun({ state: 'finished', reason: 'pollLimit' }),
      statuses.submittedFailed,
      words.failed('Codeforces'),
      words.reasons.pollLimit,
    ],
  ])('a run that %s', (_case, run, status, text, reason) => {
    expect(describeRun(words, run, status)).toEqual({ text, reason });
  });

  it('says nothing beside a verdict', () => {
    expect(describeRun(words, aRun({ state: 'finished' }), statuses.accepted)).toBeUndefined();
  });

  it.each(['zh-CN', 'zh-HK', 'en-US'] as const)('has a text for every reason in %s', (locale) => {
    for (const reason of remoteReasons) expect(remoteRunMessages[locale].reasons[reason]).not.toBe('');
  });
});

describe('RemoteRunLine', () => {
  const show = (run: RemoteRun, status: number) => renderMarkup(<RemoteRunLine run={run} status={status} />);

  it('links to the run at its site', () => {
    const runUrl = 'https://codeforces.com/contest/4/submission/9';
    const shown = show(aRun({ state: 'finished', runUrl }), statuses.accepted);
    expect(shown.all('link')[0]?.href).toBe(runUrl);
  });

  it('never links to a script', () => {
    expect(show(aRun({ runUrl: 'javascript:alert(1)' }), statuses.pending).all('link')).toEqual([]);
  });

  it('is empty beside a verdict without a link', () => {
    expect(show(aRun({ state: 'finished' }), statuses.accepted).text).toBe('');
  });
});
