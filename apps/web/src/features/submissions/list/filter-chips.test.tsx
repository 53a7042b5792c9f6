import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { FilterChips, listChips } from './filter-chips.tsx';
import { changeListFilter, noFilter, parseListFilter, type ListFilter } from './list-filter.ts';
import { listMessages } from './list-messages.ts';

const m = listMessages['en-US'];
const names = verdictMessages['en-US'];
const filter = (part: Partial<ListFilter>): ListFilter => ({ ...noFilter(15), ...part });
const chipsOf = (part: Partial<ListFilter>) => listChips(filter(part), m, names);

describe('the active filters', () => {
  it('are none without a filter', () => {
    expect(chipsOf({ page: 4, size: 50 })).toEqual([]);
    expect(renderMarkup(<FilterChips filter={filter({})} change={() => undefined} />).text).toBe('');
  });

  it.each<[string, Partial<ListFilter>, string, Partial<ListFilter>]>([
    ['own submissions', { onlyMine: true }, m.onlyMine, { onlyMine: false }],
    ['a verdict', { status: statuses.wrongAnswer }, names.wrongAnswer.name, { status: undefined }],
    ['accepted, which is 0', { status: statuses.accepted }, names.accepted.name, { status: undefined }],
    ['a username', { username: 'ann' }, m.partOfUsername('ann'), { username: '' }],
    [
      'a whole problem id',
      { problemId: 'T1', isWholeProblemId: true },
      m.wholeProblemId('T1'),
      { problemId: '', isWholeProblemId: false },
    ],
    [
      'a part of an id',
      { problemId: 'T1' },
      m.partOfProblemId('T1'),
      { problemId: '', isWholeProblemId: false },
    ],
  ])('name %s and can be removed alone', (_case, part, text, without) => {
    expect(chipsOf(part)).toEqual([{ text, without }]);
  });

  it('removed one by one end in no filter', () => {
    const all = filter({
      onlyMine: true,
      status: 0,
      username: 'ann',
      problemId: 'T1',
      isWholeProblemId: true,
    });
    const changes = listChips(all, m, names).map(({ without }) => without);
    expect(Object.assign({ ...all }, ...changes)).toEqual(noFilter(15));
  });

  it('have names for screen readers', () => {
    const markup = renderMarkup(
      <FilterChips filter={filter({ username: 'ann' })} change={() => undefined} />,
    );
    expect(markup.names('button')).toEqual([m.removeFilter(m.partOfUsername('ann')), m.reset]);
  });
});

describe('changeListFilter', () => {
  const change = (before: string, changes: Partial<ListFilter>) =>
    changeListFilter(new URLSearchParams(before), changes).toString();

  it.each<[string, string, Partial<ListFilter>, string]>([
    ['a new filter begins at page 1', 'currentPage=7', { username: 'ann' }, 'username=ann'],
    ['another page keeps the filter', 'username=ann', { page: 3 }, 'username=ann&currentPage=3'],
    ['a removed filter leaves the address', 'username=ann&status=0', { status: undefined }, 'username=ann'],
    ['other parameters stay', 'l=en-US', { onlyMine: true }, 'l=en-US&onlyMine=true'],
    ['the whole id goes with the id', 'problemID=T1&completeProblemID=true', { problemId: '' }, ''],
  ])('%s', (_case, before, changes, after) => {
    expect(change(before, changes)).toBe(after);
  });

  it('writes what it reads', () => {
    const address =
      'onlyMine=true&status=-1&username=ann&problemID=T1&completeProblemID=true&currentPage=2&limit=50';
    const again = changeListFilter(new URLSearchParams(address), { page: 2 });
    expect(parseListFilter(again)).toEqual(parseListFilter(new URLSearchParams(address)));
  });
});
