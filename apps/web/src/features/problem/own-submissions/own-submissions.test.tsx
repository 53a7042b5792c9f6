import { problemTypes } from '@touchstone/contract/problem-types';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { stateMessages } from '../../../ui/state-messages.ts';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Problem } from '../api/get-problem-page.ts';
import { ownSubmissionsQuery, type OwnSubmission } from '../api/list-own-submissions.ts';
import type { ContestSituation } from '../context/contest-situation.ts';
import { ownSubmissionMessages } from './own-submission-messages.ts';
import { OwnSubmissions } from './own-submissions.tsx';

const m = ownSubmissionMessages['en-US'];
const row = (changes: Partial<OwnSubmission> = {}) =>
  ({
    submitId: 9,
    displayPid: 'P1',
    status: statuses.accepted,
    score: null,
    time: 12,
    memory: 900,
    length: 40,
    language: 'C++',
    submitTime: '2026-11-15T12:00:00.000+0000',
    ...changes,
  }) as OwnSubmission;

interface Shown {
  answer?: { records: OwnSubmission[]; total: number } | Error;
  type?: number;
  contest?: ContestSituation;
  url?: string;
  page?: number;
}

function show({ answer, type = problemTypes.acm, contest, url = '/', page = 1 }: Shown) {
  const context = contest === undefined ? {} : { contestId: 3 };
  const key = ownSubmissionsQuery({
    problemId: 'P1',
    context,
    isBeforeStart: contest?.stage === 'scheduled',
    page,
    uid: 'u1',
  }).queryKey;
  return renderMarkup(
    <OwnSubmissions problem={{ problemId: 'P1', type } as Problem} context={context} contest={contest} />,
    { user: aUser(), url, queries: answer === undefined ? [] : [[key, answer]] },
  );
}

const sealed: ContestSituation = {
  stage: 'running',
  isScored: true,
  isFrozen: true,
  isLastCounted: false,
  containsEnd: false,
  submitBarrier: undefined,
};

describe('instead of a list', () => {
  it('a guest is invited to log in', () => {
    const shown = renderMarkup(
      <OwnSubmissions problem={{ problemId: 'P1' } as Problem} context={{}} contest={undefined} />,
    );
    expect(shown.text).toContain(m.guest);
    expect(shown.names('button')).toEqual([m.login]);
  });

  it('rows load', () => {
    expect(show({}).html).toContain('aria-busy');
  });

  it('a failure can be tried again', () => {
    const shown = show({ answer: new Error('down') });
    expect(shown.names('button')).toEqual([stateMessages['en-US'].retry]);
  });

  it('nothing was submitted', () => {
    expect(show({ answer: { records: [], total: 0 } }).text).toContain(m.none);
  });

  it('a frozen contest with points lists nothing, although something may be there', () => {
    const answer = { records: [], total: 0 };
    expect(show({ answer, contest: sealed }).text).toContain(m.sealed);
    expect(show({ answer, contest: { ...sealed, isScored: false } }).text).toContain(m.none);
    expect(show({ answer, contest: { ...sealed, isFrozen: false } }).text).toContain(m.none);
  });
});

describe('a row', () => {
  const cellsOf = (one: OwnSubmission, type: number = problemTypes.acm) =>
    show({ answer: { records: [one], total: 1 }, type })
      .all('cell')
      .map(({ text }) => text);

  it('links to the submission', () => {
    const answer = { records: [row()], total: 1 };
    expect(show({ answer }).get('link', m.open(9)).href).toBe('/submission-detail/9');
    const inContest = { records: [row({ displayId: 'A' })], total: 1 };
    expect(
      show({ answer: inContest, contest: { ...sealed, isFrozen: false } }).get('link', m.open(9)).href,
    ).toBe('/contest/3/problem/A/submission-detail/9');
  });

  it('has the points of problems that give points', () => {
    expect(cellsOf(row({ score: 60 }), problemTypes.oi)[2]).toBe('60');
    expect(cellsOf(row(), problemTypes.oi)[2]).toBe('—');
    expect(cellsOf(row({ score: 60 }))).toHaveLength(6);
  });

  it.each([
    [900, '900 KB'],
    [1023, '1023 KB'],
    [1024, '1.0 MB'],
    [1536, '1.5 MB'],
    [null, '—'],
  ])('shows %s kilobytes as %s', (memory, text) => {
    expect(cellsOf(row({ memory }))[3]).toBe(text);
  });

  it('shows what is not known as a dash', () => {
    const cells = cellsOf(row({ status: statuses.pending, time: null, memory: null, length: null }));
    expect(cells.slice(2)).toEqual(['—', '—', 'C++', '—']);
  });
});

describe('the page of the address', () => {
  const records = [row()];
  it.each([
    ['/?currentPage=2', 2],
    ['/?currentPage=0', 1],
    ['/?currentPage=x', 1],
    ['/?currentPage=1234567', 1],
  ])('%s asks for page %i', (url, page) => {
    expect(show({ answer: { records, total: 25 }, url, page }).find('link', m.open(9))).toBeDefined();
  });
});
