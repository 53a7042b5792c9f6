import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { comparisonKey, pairKey, type OpenedPair } from './api/comparisons.ts';
import { Component, neighboursOf, submissionAddress } from './pair-page.tsx';
import { aComparison, anOpenedPair } from './testing/a-comparison.ts';

const render = (pair: OpenedPair | Error = anOpenedPair(), result: unknown = aComparison()) =>
  renderMarkup(<Component />, {
    url: '/similarity/pair/11',
    path: '/similarity/pair/:pairID',
    queries: [
      [pairKey(11), pair],
      [comparisonKey(5), result],
    ],
  });

describe('two programs side by side', () => {
  it('have their shared fragments highlighted', () => {
    const page = render();
    expect(page.names('heading')).toContain('ann and bob');
    expect(page.text).toContain('Spring Cup · A Stones');
    expect(page.text).toContain('90%');
    expect(page.text).toContain('Shared fragments: 2');
    const marked = [...page.html.matchAll(/<mark[^>]*data-tone="(\d)"[^>]*>([^<]*)</g)];
    expect(marked.filter(([, tone]) => tone === '0').map(([, , text]) => text)).toEqual([
      'int a;',
      'int b;',
      'int a;',
      'int b;',
    ]);
  });

  it('link to their submissions and to the next pair', () => {
    const page = render();
    expect(page.get('link', 'Submission 101').href).toBe('/contest/7/problem/A/submission-detail/101');
    expect(page.get('link', 'Next pair').href).toBe('/similarity/pair/12');
    expect(page.get('button', 'Previous pair').isDisabled).toBe(true);
    expect(page.get('link', 'Back to the results').href).toBe('/similarity/comparison/5');
  });

  it('have a mark and a note', () => {
    const page = render(anOpenedPair({ mark: 'discuss', note: 'ask both', markedBy: 'jury' }));
    expect(page.names('radio')).toEqual(['Not checked', 'To discuss', 'Checked, fine']);
    expect(page.get('radio', 'To discuss').isChecked).toBe(true);
    expect(page.get('textbox', 'Note').text).toBe('ask both');
    expect(page.get('button', 'Save note').isDisabled).toBe(true);
    expect(page.text).toContain('Marked by jury');
  });

  it('may share nothing any more', () => {
    const page = render(anOpenedPair({ fragments: [] }));
    expect(page.text).toContain('No shared fragments');
    expect(page.get('button', 'Next fragment').isDisabled).toBe(true);
  });

  it('are not shown to others', () => {
    expect(
      render(new ApiError({ kind: 'forbidden', message: 'No', isAdminCall: false, toastsError: false })).text,
    ).toContain('No such pair');
  });
});

describe('the neighbours of a pair', () => {
  const pairs = [{ id: 3 }, { id: 1 }, { id: 2 }];
  it.each([
    [3, undefined, 1],
    [1, 3, 2],
    [2, 1, undefined],
    [9, undefined, undefined],
  ])('of %i are %s and %s', (id, previous, next) => {
    expect(neighboursOf(pairs, id)).toEqual({ previous, next });
  });
});

describe('the address of a submission', () => {
  const program = { submitId: 4, problemId: 1 };
  it('depends on where it was submitted', () => {
    const { of, problems } = aComparison();
    expect(submissionAddress(program, { of, problems })).toBe('/contest/7/problem/A/submission-detail/4');
    expect(submissionAddress(program, { of: { ...of, kind: 'problem' }, problems })).toBe(
      '/submission-detail/4',
    );
    expect(submissionAddress(program, undefined)).toBe('/submission-detail/4');
  });
});
