import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { comparisonKey } from './api/comparisons.ts';
import { limitClusters } from './graph/graph-section.tsx';
import { joinPrograms, listClusters } from './pairs/select-pairs.ts';
import { Component } from './result-page.tsx';
import { parseMinimum } from './result-parts.tsx';
import { aComparison } from './testing/a-comparison.ts';

const render = (result = aComparison(), query = '') =>
  renderMarkup(<Component />, {
    url: `/similarity/comparison/5${query}`,
    path: '/similarity/comparison/:comparisonID',
    queries: [[comparisonKey(5), result]],
  });

describe('a comparison', () => {
  it('shows its progress and can be cancelled', () => {
    const page = render(aComparison({ state: 'running', done: 4, pairs: [], programs: [] }));
    expect(page.text).toContain('4 of 12 programs read');
    expect(page.names('button')).toEqual(['Cancel comparison']);
    expect(render(aComparison({ state: 'waiting', pairs: [] })).text).toContain('Waiting to start');
  });

  it('says that it failed, that there were no programs, or that none are similar', () => {
    expect(render(aComparison({ state: 'failed', pairs: [] })).text).toContain('The comparison failed');
    expect(render(aComparison({ total: 0, pairs: [] })).text).toContain('No programs to compare');
    const none = render(aComparison({ pairs: [] }));
    expect(none.text).toContain('No two programs are 30% similar or more.');
    expect(none.find('button', 'Export CSV')).toBeUndefined();
  });

  it('is a skeleton while it loads', () => {
    const page = renderMarkup(<Component />, {
      url: '/similarity/comparison/5',
      path: '/similarity/comparison/:comparisonID',
    });
    expect(page.html).toContain('aria-busy="true"');
  });

  it('has notes about what was left out', () => {
    const page = render(aComparison({ tooShort: 2, omitted: 1, ignored: ['given.cpp'] }));
    expect(page.text).toContain('2 programs too short to compare.');
    expect(page.text).toContain('Left out: 1 older program.');
    expect(page.text).toContain('Ignored code: given.cpp');
  });
});

describe('the pairs', () => {
  const peopleOf = (query: string) =>
    render(aComparison(), query)
      .names('link')
      .flatMap((name) => /^Compare the programs of (.+)$/.exec(name)?.[1] ?? []);

  it.each([
    ['begin where a pair deserves a look', '', ['ann and bob', 'bob and cid']],
    ['reach down to the chosen similarity', '?min=30', ['ann and bob', 'bob and cid', 'dan and eve']],
    ['are sorted by the longest fragment', '?sort=longest', ['bob and cid', 'ann and bob']],
    ['are filtered by mark', '?mark=discuss', ['bob and cid']],
    ['are filtered by problem', '?problem=2&min=30', ['dan and eve']],
    ['are filtered by user', '?keyword=ann', ['ann and bob']],
    ['are filtered by cluster', '?min=30&cluster=2', ['dan and eve']],
    ['have pages', '?min=30&limit=1&currentPage=2', ['bob and cid']],
  ])('%s', (_name, query, people) => {
    expect(peopleOf(query)).toEqual(people);
  });

  it('show mark and note', () => {
    const page = render();
    const mark = page.get('combobox', 'Mark of bob and cid');
    expect(mark.text).toContain('To discuss');
    expect(page.text).toContain('ask bob');
    expect(page.text).toContain('300 tokens');
    expect(page.text).toContain('62%');
  });

  it('that match nothing say how many are below the minimum', () => {
    const page = render(aComparison(), '?problem=2');
    expect(page.text).toContain('1 more pair below the chosen similarity.');
    expect(page.get('link', 'Show all').href).toBe('/similarity/comparison/5?min=30');
  });
});

describe('the clusters', () => {
  it('list their members', () => {
    const page = render(aComparison(), '?tab=clusters&min=30');
    expect(page.names('heading')).toEqual(expect.arrayContaining(['Cluster 1', 'Cluster 2']));
    expect(page.text).toContain('Problem A 3 programs 2 pairs 62–100%');
    expect(page.get('link', 'Show pairs').href).toBe('/similarity/comparison/5?min=30&cluster=1');
    expect(page.get('link', 'Compare').href).toBe('/similarity/pair/13');
  });

  it('may be none', () => {
    const quiet = aComparison({ pairs: aComparison().pairs.slice(2) });
    expect(render(quiet, '?tab=clusters').text).toContain('No clusters');
    expect(render(quiet, '?tab=graph').text).toContain('No clusters');
  });
});

describe('the graph', () => {
  it('has a node for each program, and one tab stop', () => {
    const nodes = render(aComparison(), '?tab=graph')
      .all('button')
      .filter((button) => button.attribute('aria-pressed') !== undefined);
    expect(nodes.map(({ name }) => name)).toEqual([
      'ann, problem A, similar to 1 program',
      'bob, problem A, similar to 2 programs',
      'cid, problem A, similar to 1 program',
    ]);
    expect(nodes.map((node) => node.attribute('tabindex'))).toEqual(['0', '-1', '-1']);
  });

  it('draws whole clusters up to a limit', () => {
    const clusters = listClusters(joinPrograms(aComparison()), 30);
    expect(limitClusters(clusters, 5)).toHaveLength(2);
    expect(limitClusters(clusters, 4)).toHaveLength(1);
  });
});

describe('the minimum in the address', () => {
  it.each([
    [null, 30, 50],
    ['70', 30, 70],
    ['20', 30, 50],
    ['101', 30, 50],
    ['x', 80, 80],
  ])('%s with threshold %i is %i', (text, threshold, minimum) => {
    expect(parseMinimum(text, threshold)).toBe(minimum);
  });
});
