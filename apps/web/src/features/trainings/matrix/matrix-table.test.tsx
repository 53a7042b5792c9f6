import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { matrixDownloadUrl, type Matrix, type MatrixRow } from '../api/get-matrix.ts';
import { aCell, aTrainingState } from '../testing/a-training.ts';
import { TrainingStateContext } from '../use-training.ts';
import { parseMatrixAddress } from './matrix-address.ts';
import { describeMember } from './matrix-member.tsx';
import { matrixMessages } from './matrix-messages.ts';
import { MatrixTable } from './matrix-table.tsx';

const row = (changes: Partial<MatrixRow> = {}): MatrixRow => ({
  uid: 'u1',
  username: 'ann',
  nickname: 'Annie',
  realname: 'Ann Brown',
  school: null,
  number: '2026001',
  avatar: null,
  isRegistered: true,
  isDisabled: false,
  ac: 1,
  lateCount: 1,
  score: 50,
  attempts: 3,
  totalRunTime: 12,
  lastSubmission: null,
  cells: { A: aCell({ isLate: true }), B: aCell({ status: statuses.wrongAnswer }) },
  ...changes,
});
const matrix = (changes: Partial<Matrix> = {}): Matrix => ({
  dueAt: null,
  lateFactor: null,
  problems: ['A', 'B', 'C'].map((problemId, pid) => ({
    pid,
    problemId,
    title: `Title ${problemId}`,
    solved: 4,
    failed: 1,
  })),
  participantCount: 9,
  rows: {
    records: [row()],
    total: 1,
    size: 30,
    current: 1,
    pages: 1,
    orders: [],
    searchCount: true,
  },
  ...changes,
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the progress matrix in %s', (locale) => {
  const m = matrixMessages[locale];
  const show = (changes: Partial<Matrix> = {}, query = '') =>
    renderMarkup(
      <TrainingStateContext value={aTrainingState({ progress: { canManage: true } })}>
        <MatrixTable
          matrix={matrix(changes)}
          address={parseMatrixAddress(new URLSearchParams(query))}
          isOutdated={false}
          onSort={() => undefined}
        />
      </TrainingStateContext>,
      { locale },
    );

  it('repeats the figures of hidden columns beside the name, for phones', () => {
    expect(show({ dueAt: '2026-05-01T08:00:00.000+0000' }).text).toContain(m.figures(50, 1, 3));
    expect(show().text).toContain(m.figures(null, 1, 3));
  });

  it('shows scores and late counts only with a due date', () => {
    expect(show().names('button')).not.toContain(m.score);
    const due = show({ dueAt: '2026-11-03T09:00:00.000+0000' });
    expect(due.names('button')).toEqual(expect.arrayContaining([m.score, m.late]));
  });

  it('counts per problem who solved it, of all members', () => {
    expect(show().get('columnheader', `A Title A ${m.ofProblem(4, 9)}`)).toBeDefined();
  });

  it('names members without a submission', () => {
    expect(show().text).toContain(m.never);
  });

  it.each([
    ['sort=solved', 'descending'],
    ['sort=solved&order=asc', 'ascending'],
    ['sort=username', 'ascending'],
  ])('marks the sorted column: %s', (query, direction) => {
    const sorted = show({}, query)
      .all('columnheader')
      .map((head) => head.attribute('aria-sort'))
      .filter((value) => value !== undefined);
    expect(sorted).toEqual([direction]);
  });

  it('marks barred members', () => {
    const barred = matrix().rows;
    expect(show({ rows: { ...barred, records: [row({ isDisabled: true })] } }).text).toContain(m.barred);
  });
});

it.each([
  [{ realname: 'Ann Brown', nickname: 'Annie', number: '1' }, 'Ann Brown · 1'],
  [{ realname: null, nickname: 'Annie', number: null }, 'Annie'],
  [{ realname: null, nickname: null, number: '1' }, '1'],
  [{ realname: '', nickname: null, number: '' }, ''],
])('the names of a member: %j', (names, text) => {
  expect(describeMember(names)).toBe(text);
});

it('an export has the filter of the page, but not its page', () => {
  const address = parseMatrixAddress(new URLSearchParams('state=late&sort=score&currentPage=3'));
  expect(matrixDownloadUrl(7, address, 'csv')).toBe(
    '/api/file/download-training-progress?state=late&sort=score&tid=7&format=csv',
  );
});
