import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { CandidateList, useCandidatePage } from './candidate-list.tsx';

const sum = { id: 1, problemId: 'A1', title: 'Sum', author: 'ann' };
const product = { id: 2, problemId: 'A2', title: 'Product', author: null };
const texts = {
  search: 'Search',
  searchPlaceholder: 'Title',
  searchButton: 'Search',
  clear: 'Clear',
  addOne: 'Add',
  addOf: (title: string) => `Add ${title}`,
  failedTitle: 'Could not be loaded',
};
const ignore = () => undefined;

interface Shown {
  data?: { records: (typeof sum | typeof product)[]; total: number };
  isError?: boolean;
  added?: typeof sum;
}

function Shown({ data, isError = false, added }: Shown) {
  return (
    <CandidateList
      page={useCandidatePage()}
      // Only these parts of a query are used.
      candidates={{ data, isError, refetch: ignore } as never}
      add={{ isPending: added !== undefined, variables: added, mutate: ignore }}
      texts={texts}
      empty={<p>No problem matches.</p>}
    />
  );
}
const show = (shown: Shown) => renderMarkup(<Shown {...shown} />);
const both = { records: [sum, product], total: 2 };

describe('the problems to add', () => {
  it('have a button each that names the problem', () => {
    const shown = show({ data: both });
    expect(shown.all('listitem').map(({ text }) => text)).toEqual(['Sum A1 · ann Add', 'Product A2 Add']);
    expect(shown.get('button', 'Add Sum').isDisabled).toBe(false);
  });

  it('wait while one of them is added: each gets the next position', () => {
    const shown = show({ data: both, added: sum });
    expect(shown.get('button', 'Add Product').isDisabled).toBe(true);
    expect(shown.get('button', 'Add Product').attribute('data-loading')).toBeUndefined();
    expect(shown.get('button', 'Add Sum').attribute('data-loading')).toBeDefined();
  });

  it.each([
    ['nothing was found', { data: { records: [], total: 0 } }, ['No problem matches.']],
    ['the list failed', { isError: true }, ['Could not be loaded']],
    ['the list loads', {}, []],
    ['an old page is shown while the next one failed', { data: both, isError: true }, []],
  ])('say what is the case when %s', (_case, shown, wanted) => {
    const { text } = show(shown);
    expect(['No problem matches.', 'Could not be loaded'].filter((one) => text.includes(one))).toEqual(
      wanted,
    );
  });
});
