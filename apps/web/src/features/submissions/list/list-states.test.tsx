import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { noFilter, type ListFilter } from './list-filter.ts';
import { listMessages } from './list-messages.ts';
import { NoRows } from './list-states.tsx';
import { SubmissionTable } from './submission-table.tsx';

const m = listMessages['en-US'];
const nothing = () => undefined;
const render = (total: number, part: Partial<ListFilter> = {}) =>
  renderMarkup(<NoRows total={total} filter={{ ...noFilter(15), ...part }} change={nothing} />);

describe('a list without rows', () => {
  it('leads to the problems if there are no submissions at all', () => {
    const markup = render(0);
    expect(markup.text).toContain(m.emptyTitle);
    expect(markup.get('link', m.toProblems).href).toBe('/problem');
  });

  it('offers to remove the filters that match nothing', () => {
    const markup = render(0, { username: 'ann' });
    expect(markup.text).toContain(m.nothingTitle);
    expect(markup.names('button')).toEqual([m.reset]);
  });

  it.each([
    [31, 3],
    [30, 2],
    [1, 1],
  ])('of %i submissions knows the last page %i', (total, pages) => {
    const markup = render(total, { page: 99 });
    expect(markup.text).toContain(m.pastEndText(pages));
    expect(markup.names('button')).toEqual([m.toLastPage, m.toFirstPage]);
  });
});

describe('the table', () => {
  const again = { busyId: undefined, rejudge: nothing, resubmit: nothing };
  const render = (roleList: string[]) =>
    renderMarkup(<SubmissionTable rows={[]} progress={new Map()} again={again} isOld={false} />, {
      user: aUser({ roleList }),
    }).names('columnheader');

  it('has a column of actions for super administrators', () => {
    expect(render(['root'])).toContain(m.actions);
    expect(render(['admin'])).not.toContain(m.actions);
    expect(render(['default_user'])).toHaveLength(10);
  });
});
