import { describe, expect, test } from 'vitest';
import { comparePrograms, findFragments } from './compare-programs.ts';
import { disguise } from './testing/disguise.ts';
import { createRandom } from './testing/seeded-random.ts';
import { loadSources } from './testing/sources.ts';

const sources = loadSources().filter(({ problem }) => problem === 'islands');
const [first, second] = sources;
if (first === undefined || second === undefined) throw new Error('the test set has no such programs');
const renamed = disguise(first, 'renaming', createRandom(1));

describe('comparing programs', () => {
  test('finds a renamed copy and tells it from another solution', () => {
    const { pairs, tooShort } = comparePrograms({
      family: 'cpp',
      programs: [first.code, second.code, renamed],
      ignored: [],
    });
    expect(pairs).toHaveLength(1);
    expect(pairs[0]).toMatchObject({ left: 0, right: 2, similarity: 1 });
    expect(pairs[0]?.longestFragment).toBeGreaterThan(100);
    expect(tooShort).toEqual([]);
  });

  test('does not count a template, even if it calls functions of the programs', () => {
    const template =
      'int solve(int a, int b);\nint main() { int n; scanf("%d", &n); for (int i = 0; i < n; i++) { int a, b; scanf("%d%d", &a, &b); printf("%d\\n", solve(a, b)); } return 0; }\n';
    const one = `int solve(int a, int b) { int r = 0; while (b != 0) { if (b % 2 == 1) r = r + a; a = a * 2; b = b / 2; } return r; }\n${template}`;
    const other = `int solve(int a, int b) { if (b == 0) return 0; int half = solve(a, b / 2); return b & 1 ? half * 2 + a : half + half; }\n${template}`;
    const compare = (ignored: string[]) =>
      comparePrograms({ family: 'cpp', programs: [one, other], ignored });
    expect(compare([]).pairs[0]?.similarity).toBeGreaterThan(0.5);
    expect(compare([template]).pairs).toEqual([]);
    expect(findFragments({ left: one, right: other }, { family: 'cpp', ignored: [template] })).toEqual([]);
  });

  test('names programs that are too short', () => {
    const programs = ['int main() {}', 'int main() {}', first.code];
    expect(comparePrograms({ family: 'cpp', programs, ignored: [] })).toEqual({
      pairs: [],
      tooShort: [0, 1],
    });
    const emptied = comparePrograms({
      family: 'cpp',
      programs: [first.code, renamed],
      ignored: [first.code],
    });
    expect(emptied).toEqual({ pairs: [], tooShort: [0, 1] });
  });

  test('reports its progress', () => {
    const done: number[] = [];
    comparePrograms({
      family: 'cpp',
      programs: [first.code, renamed],
      ignored: [],
      onProgress: (count) => {
        done.push(count);
      },
    });
    expect(done).toEqual([1, 2]);
  });

  test('handles no program and one program', () => {
    expect(comparePrograms({ family: 'cpp', programs: [], ignored: [] }).pairs).toEqual([]);
    expect(comparePrograms({ family: 'cpp', programs: [first.code], ignored: [] }).pairs).toEqual([]);
  });
});

describe('fragments of two programs', () => {
  test('are places in the code that do not overlap', () => {
    const moved = disguise(first, 'reordering of functions', createRandom(3));
    const fragments = findFragments({ left: first.code, right: moved }, { family: 'cpp', ignored: [] });
    expect(fragments.length).toBeGreaterThan(1);
    let last = 0;
    for (const { left } of fragments) {
      expect(left.from).toBeGreaterThanOrEqual(last);
      last = left.to;
    }
    const longest = fragments.toSorted((a, b) => b.tokens - a.tokens)[0];
    expect(first.code.slice(longest?.left.from, longest?.left.to)).toContain('sink(row - 1, column);');
    expect(moved.slice(longest?.right.from, longest?.right.to)).toContain('sink(row - 1, column);');
  });
});
