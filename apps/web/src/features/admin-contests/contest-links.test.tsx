import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { ContestLinks } from './contest-links.tsx';

const linksOf = (element: ReactElement) =>
  renderMarkup(element)
    .all('link')
    .map(({ href }) => href);

describe('the links between the pages of a contest', () => {
  it('lead to its other pages, its comparisons and the list', () => {
    expect(linksOf(<ContestLinks scope={{}} contestId={7} current="edit" />)).toEqual([
      '/admin/contest/7/problems',
      '/admin/contest/7/announcement',
      '/similarity/contest/7',
      '/contest/7',
      '/admin/contest',
    ]);
  });

  it('stay in the group', () => {
    expect(linksOf(<ContestLinks scope={{ groupId: 2 }} contestId={7} current="problems" />)).toEqual([
      '/group/2/contest/7/edit',
      '/group/2/contest/7/announcement',
      '/similarity/contest/7',
      '/contest/7',
      '/group/2/contest?view=manage',
    ]);
  });

  it('of a contest that is not saved lead back only', () => {
    expect(linksOf(<ContestLinks scope={{}} />)).toEqual(['/admin/contest']);
  });
});
