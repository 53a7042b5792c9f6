import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { joinPrograms, listClusters } from '../pairs/select-pairs.ts';
import { aComparison, aPair, aProgram } from '../testing/a-comparison.ts';
import { SimilarityGraph } from './similarity-graph.tsx';

const render = (chosen?: number, result = aComparison()) =>
  renderMarkup(
    <SimilarityGraph
      clusters={listClusters(joinPrograms(result), 30)}
      problems={new Map(result.problems.map(({ id, displayId }) => [id, displayId]))}
      width={800}
      chosen={chosen}
      onChoose={() => undefined}
    />,
  );

describe('the graph', () => {
  it('has a line for each pair, thicker for more similar ones', () => {
    const { html } = render();
    const lines = [...html.matchAll(/data-mark="(\w+)" stroke-width="([\d.]+)"/g)];
    expect(lines.map(([, mark]) => mark)).toEqual(['none', 'discuss', 'none']);
    const [first = 0, second = 0, third = 0] = lines.map(([, , width]) => Number(width));
    expect(first).toBe(6);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
  });

  it('names the two people of a line', () => {
    expect(render().html).toContain('<title>ann – bob: 100%</title>');
  });

  it('marks the chosen program, which is the tab stop', () => {
    const nodes = render(3).all('button');
    expect(nodes.filter((node) => node.attribute('aria-pressed') === 'true').map(({ name }) => name)).toEqual(
      ['cid, problem A, similar to 1 program'],
    );
    expect(nodes.filter((node) => node.attribute('tabindex') === '0')).toHaveLength(1);
    expect(render().html).not.toContain('data-dimmed');
    expect(render(3).html).toContain('data-dimmed');
  });

  it('shortens long names below the nodes only', () => {
    const long = 'abcdefghijklmnopqrstuvwxyz';
    const result = aComparison({
      programs: [aProgram(1, long), aProgram(2, 'bob')],
      pairs: [aPair(11, 1, 2)],
    });
    const page = render(undefined, result);
    expect(page.names('button')[0]).toContain(long);
    expect(page.html).toContain('>abcdefghijk…</text>');
  });
});
