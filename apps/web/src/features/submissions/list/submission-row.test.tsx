import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { actionMessages } from '../action-messages.ts';
import type { JudgeRow } from '../api/list-submissions.ts';
import { FilterChips } from './filter-chips.tsx';
import { noFilter, type ListFilter } from './list-filter.ts';
import { listMessages } from './list-messages.ts';
import { SubmissionRow } from './submission-row.tsx';

const ignore = () => undefined;
const row = (changes: Partial<JudgeRow> = {}) =>
  ({
    submitId: 9,
    uid: 'u2',
    username: 'bob & co',
    displayPid: 'P 1',
    title: 'Sum',
    status: statuses.accepted,
    score: null,
    time: 12,
    memory: 2048,
    length: 40,
    language: 'C++',
    judger: 'judge-1',
    isManual: false,
    submitTime: '2026-11-15T12:00:00.000+0000',
    ...changes,
  }) as JudgeRow;

interface Shown {
  isOwn?: boolean;
  canRejudge?: boolean;
  busyId?: number;
  groupId?: number;
  progress?: { done: number; total: number };
}

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('SubmissionRow in %s', (locale) => {
  const m = listMessages[locale];
  const actions = actionMessages[locale];
  const show = (changes: Partial<JudgeRow> = {}, shown: Shown = {}) =>
    renderMarkup(
      <SubmissionRow
        row={row(changes)}
        progress={shown.progress}
        isOwn={shown.isOwn ?? false}
        canRejudge={shown.canRejudge ?? false}
        again={{ rejudge: ignore, resubmit: ignore, busyId: shown.busyId }}
        context={{ groupId: shown.groupId }}
      />,
      { locale },
    );
  const cellsOf = (changes: Partial<JudgeRow>) =>
    show(changes)
      .all('cell')
      .map(({ text }) => text);

  it('links to the submission, the problem and the user', () => {
    const links = show().all('link');
    expect(links.map(({ href }) => href)).toEqual([
      '/submission-detail/9',
      '/problem/P%201',
      '/user-home?uid=u2&username=bob+%26+co',
    ]);
    expect(links[0]?.name).toBe(m.open(9));
  });

  it('stays inside its group', () => {
    const links = show({}, { groupId: 7 }).all('link');
    expect(links.slice(0, 2).map(({ href }) => href)).toEqual([
      '/group/7/submission-detail/9',
      '/group/7/problem/P%201',
    ]);
  });

  it('names a deleted problem without a link', () => {
    const shown = show({ displayPid: null });
    expect(shown.text).toContain(m.deletedProblem);
    expect(shown.all('link')).toHaveLength(2);
  });

  it('shows figures, and a dash for what is not known', () => {
    expect(cellsOf({}).slice(4, 9)).toEqual(['12 ms', '2.0 MB', '40 B', 'C++14', 'judge-1']);
    expect(cellsOf({ time: null, memory: null, length: null, judger: null }).slice(4, 9)).toEqual([
      '–',
      '–',
      '–',
      'C++14',
      '–',
    ]);
    expect(cellsOf({ time: 0, memory: 0 }).slice(4, 6)).toEqual(['0 ms', '0 KB']);
  });

  it('marks the own row for screen readers', () => {
    expect(show({}, { isOwn: true }).text).toContain(m.ownRow.trim());
    expect(show().text).not.toContain(m.ownRow.trim());
  });

  it('marks a verdict that was given by hand', () => {
    expect(show({ isManual: true }).text).toContain(m.manual);
    expect(show().text).not.toContain(m.manual);
  });

  it('counts the cases of a running submission only', () => {
    const progress = { done: 3, total: 8 };
    expect(show({ status: statuses.judging }, { progress }).text).toMatch(/3 ?\/ ?8/);
    expect(show({ status: statuses.pending }, { progress }).text).not.toMatch(/3 ?\/ ?8/);
    expect(show({}, { progress }).text).not.toMatch(/3 ?\/ ?8/);
  });

  it.each([
    [statuses.submittedFailed, true, true],
    [statuses.submittedFailed, false, false],
    [statuses.systemError, true, false],
    [statuses.accepted, true, false],
  ])('status %i, own: %s, can be submitted again: %s', (status, isOwn, isOffered) => {
    const button = show({ status }, { isOwn }).find('button', actions.resubmitOne(9));
    expect(button !== undefined).toBe(isOffered);
  });

  it.each([
    [statuses.pending, true],
    [statuses.compiling, true],
    [statuses.judging, true],
    [statuses.accepted, false],
    [statuses.cancelled, false],
  ])('rejudging a submission of status %i is disabled: %s', (status, isDisabled) => {
    const button = show({ status }, { canRejudge: true }).get('button', actions.rejudgeOne(9));
    expect(button.isDisabled).toBe(isDisabled);
  });

  it('rejudging is for administrators, and shows that it is busy', () => {
    expect(show().all('button')).toEqual([]);
    const [busy, other] = [9, 10].map((busyId) =>
      show({}, { canRejudge: true, busyId }).get('button', actions.rejudgeOne(9)).attribute('data-loading'),
    );
    expect(busy).toBeDefined();
    expect(other).toBeUndefined();
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('FilterChips in %s', (locale) => {
  const m = listMessages[locale];
  const namesOf = (changes: Partial<ListFilter>) =>
    renderMarkup(<FilterChips filter={{ ...noFilter(15), ...changes }} change={ignore} />, { locale }).names(
      'button',
    );

  it('are absent without a filter', () => {
    expect(namesOf({})).toEqual([]);
    expect(namesOf({ page: 3, size: 50 })).toEqual([]);
  });

  it.each<[string, Partial<ListFilter>, string]>([
    ['own submissions', { onlyMine: true }, m.onlyMine],
    ['a status', { status: statuses.accepted }, verdictMessages[locale].accepted.name],
    ['a part of an id', { problemId: 'P1' }, m.partOfProblemId('P1')],
    ['a whole id', { problemId: 'P1', isWholeProblemId: true }, m.wholeProblemId('P1')],
    ['a name', { username: 'ann' }, m.partOfUsername('ann')],
  ])('name %s, and offer to remove it or all', (_name, filter, text) => {
    expect(namesOf(filter)).toEqual([m.removeFilter(text), m.reset]);
  });

  it('has one chip for each filter', () => {
    const all = { onlyMine: true, status: -1, problemId: 'P1', username: 'ann' };
    expect(namesOf(all)).toHaveLength(5);
  });
});
