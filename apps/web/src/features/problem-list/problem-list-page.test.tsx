import { describe, expect, it } from 'vitest';
import { difficultyMessages } from '../../ui/difficulty/difficulty-messages.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { filterCountsQuery, problemCountQuery, problemsQuery } from './api/list-problems.ts';
import { parseListAddress } from './list-address.ts';
import { problemListMessages } from './problem-list-messages.ts';
import { Component } from './problem-list-page.tsx';

const m = problemListMessages['en-US'];
const problem = (pid: number) => ({
  pid,
  problemId: `T${String(pid)}`,
  title: `Problem ${String(pid)}`,
  difficulty: 0,
  ac: 1,
  total: 2,
  tags: [],
});
const render = (search: string, data: unknown, isUser = false) =>
  renderMarkup(<Component />, {
    url: `/problem${search}`,
    queries:
      data === undefined
        ? []
        : [[problemsQuery(parseListAddress(new URLSearchParams(search))).queryKey, data]],
    ...(isUser && { user: aUser() }),
  });
const pageOf = (records: readonly object[], total = records.length) => ({ records, total });

describe('the problem list', () => {
  it('has a column for the own status of users', () => {
    expect(render('', pageOf([problem(1)])).names('columnheader')).not.toContain(m.columns.status);
    expect(render('', pageOf([problem(1)]), true).names('columnheader')).toContain(m.columns.status);
  });

  it('says that there are no problems at all, or that none matches', () => {
    expect(render('', pageOf([])).text).toContain(m.empty);
    const filtered = render('?keyword=sum', pageOf([]));
    expect(filtered.text).toContain(m.noMatch);
    expect(filtered.names('button')).toContain(m.reset);
  });

  it('marks the column that it is sorted by', () => {
    const { names, get } = render('?sort=-rate', pageOf([problem(1)]));
    expect(names('columnheader')).toContain(m.columns.rate);
    expect(get('columnheader', m.columns.rate).attribute('aria-sort')).toBe('descending');
    expect(get('columnheader', m.columns.id).attribute('aria-sort')).toBe('none');
    expect(get('combobox', m.sort).text).toContain(m.sorts['-rate']);
  });

  it('has the number of problems beside every choice', () => {
    const address = parseListAddress(new URLSearchParams());
    const counts = {
      difficulties: [{ difficulty: 2, count: 1234 }],
      ownStatuses: { solved: 5, tried: 0, new: 7 },
      tags: [],
    };
    const user = aUser();
    const { text } = renderMarkup(<Component />, {
      url: '/problem',
      user,
      queries: [[filterCountsQuery(address, user.uid).queryKey, counts]],
    });
    expect(text).toContain(`${difficultyMessages['en-US'].hard} 999+`);
    for (const [status, count] of Object.entries(counts.ownStatuses))
      expect(text).toContain(`${m.ownStatus[status as keyof typeof m.ownStatus]} ${String(count)}`);
  });

  it('says what would exist without one of several filters', () => {
    const address = (search: string) => parseListAddress(new URLSearchParams(search));
    const { names } = renderMarkup(<Component />, {
      url: '/problem?keyword=sum&difficulty=2',
      queries: [
        [problemsQuery(address('keyword=sum&difficulty=2')).queryKey, pageOf([])],
        [problemCountQuery(address('keyword=sum')).queryKey, pageOf([problem(1)], 12)],
        [problemCountQuery(address('difficulty=2')).queryKey, pageOf([])],
      ],
    });
    const offers = names('button').filter((name) => name.startsWith('Without'));
    expect(offers).toEqual([m.drop(m.without.difficulty, 12)]);
  });

  it.each([
    [45, [m.toFirst, m.toLast]],
    [20, [m.toFirst]],
  ])('past its end leads back (%i problems)', (total, buttons) => {
    const names = render('?currentPage=9', pageOf([], total)).names('button');
    expect(names.filter((name) => name === m.toFirst || name === m.toLast)).toEqual(buttons);
  });

  it('can be loaded again after an error', () => {
    expect(render('', new Error('offline')).text).toContain(m.failed);
  });

  it('is neither empty nor failed while it loads', () => {
    const { text } = render('', undefined);
    for (const wrong of [m.empty, m.failed, m.noMatch]) expect(text).not.toContain(wrong);
  });
});
