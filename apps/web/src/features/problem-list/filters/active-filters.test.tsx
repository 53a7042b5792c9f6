import { describe, expect, it } from 'vitest';
import { difficultyMessages } from '../../../ui/difficulty/difficulty-messages.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { tagGroupsQuery, type WireTagGroup } from '../api/list-tag-groups.ts';
import { noFilters, ownOrigin, type ListAddress } from '../list-address.ts';
import { NoProblems } from '../no-problems.tsx';
import { problemListMessages } from '../problem-list-messages.ts';
import type { ListAddressState } from '../use-list-address.ts';
import { ActiveFilters } from './active-filters.tsx';

const ignore = () => undefined;
const stateOf = (changes: Partial<ListAddress>): ListAddressState => ({
  address: { ...noFilters, sort: 'id', page: 1, size: 30, ...changes },
  setFilters: ignore,
  setSort: ignore,
  setPage: ignore,
  setSize: ignore,
  reset: ignore,
});
const groups = [
  { classification: null, tagList: [{ id: 4, name: 'dp', color: '#409eff' }] },
] as unknown as WireTagGroup[];

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('ActiveFilters in %s', (locale) => {
  const m = problemListMessages[locale];
  const show = (changes: Partial<ListAddress>, total?: number) =>
    renderMarkup(<ActiveFilters state={stateOf(changes)} total={total} />, {
      locale,
      queries: [[tagGroupsQuery(changes.origin).queryKey, groups]],
    });

  it.each([0, 1, 1234])('announces %i problems', (total) => {
    expect(show({}, total).names('status')).toEqual([m.count(total)]);
  });

  it('announces nothing while it loads', () => {
    expect(show({}).names('status')).toEqual(['']);
  });

  it('has no list without filters', () => {
    expect(show({}).all('list')).toEqual([]);
  });

  it.each<[string, Partial<ListAddress>, string]>([
    ['a keyword', { keyword: 'sum' }, m.keywordChip('sum')],
    ['the easiest difficulty, which is 0', { difficulty: 0 }, difficultyMessages[locale].easy],
    ['problems of this site', { origin: ownOrigin }, m.originChip.own],
    ['problems of another judge', { origin: 'CF' }, m.originChip.other('CF')],
    ['a tag', { tagIds: [4] }, 'dp'],
  ])('names %s and offers to remove it', (_name, changes, text) => {
    expect(show(changes).names('button')).toEqual([m.remove(text), m.reset]);
  });

  it('names a tag that no longer exists by its number', () => {
    expect(show({ tagIds: [99] }).names('button')).toEqual([m.remove(m.lostTag(99)), m.reset]);
  });

  it('shows no tag before the names are known', () => {
    const shown = renderMarkup(<ActiveFilters state={stateOf({ tagIds: [4] })} total={1} />, { locale });
    expect(shown.names('button')).toEqual([m.reset]);
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('NoProblems in %s', (locale) => {
  const m = problemListMessages[locale];
  const show = (changes: Partial<ListAddress>, total: number) =>
    renderMarkup(<NoProblems state={stateOf(changes)} total={total} />, { locale });

  it('a site without problems offers nothing', () => {
    expect(show({}, 0).text).toContain(m.empty);
    expect(show({}, 0).all('button')).toEqual([]);
  });

  it('filters without a match can be reset', () => {
    const shown = show({ keyword: 'x' }, 0);
    expect(shown.text).toContain(m.noMatch);
    expect(shown.names('button')).toEqual([m.reset]);
  });

  it.each([
    [1, [m.toFirst]],
    [30, [m.toFirst]],
    [31, [m.toFirst, m.toLast]],
  ])('a page past the end of %i problems leads back', (total, buttons) => {
    const shown = show({ page: 9 }, total);
    expect(shown.text).toContain(m.pastEnd(9));
    expect(shown.text).toContain(m.pastEndText(Math.ceil(total / 30)));
    expect(shown.names('button')).toEqual(buttons);
  });
});
