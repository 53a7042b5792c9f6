import { expect, test } from 'vitest';
import { shrinkInput } from './shrink-input.ts';

/** Runs the search with a predicate in place of a validator and two programs. */
function shrink(input: string, isFailing: (candidate: string) => boolean, stepsMaximum = 5000) {
  const shrinking = shrinkInput(input);
  let smallest = input;
  let steps = 0;
  for (let next = shrinking.next(); next.done !== true && steps < stepsMaximum; steps += 1) {
    const fails = isFailing(next.value);
    if (fails) smallest = next.value;
    next = shrinking.next(fails);
  }
  return { smallest, steps };
}

const numbersOf = (text: string) => text.split(/\s+/).filter(Boolean).map(Number);

/** "n", then n numbers. */
function parseArray(text: string): number[] | undefined {
  const [head = '', body = '', ...rest] = text.split('\n');
  const [count = Number.NaN, ...others] = numbersOf(head);
  const numbers = numbersOf(body);
  const isValid = others.length === 0 && rest.join('') === '' && count >= 1 && numbers.length === count;
  return isValid ? numbers : undefined;
}

/** "n m", then m lines with two different vertices each. */
function parseGraph(text: string) {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const [vertices = 0, count = -1] = numbersOf(head);
  const edges = lines.map(numbersOf);
  const isEdge = ([from = 0, to = 0, ...more]: number[]) =>
    more.length === 0 && from >= 1 && to >= 1 && from <= vertices && to <= vertices && from !== to;
  return edges.length === count && edges.every(isEdge) ? { vertices, edges } : undefined;
}

/** "rows columns", then a grid of dots and hashes. */
function parseGrid(text: string) {
  const [head = '', ...rows] = text.trimEnd().split('\n');
  const [height = 0, width = 0] = numbersOf(head);
  const isValid = rows.length === height && rows.every((row) => row.length === width && /^[.#]+$/.test(row));
  return isValid ? rows : undefined;
}

/** "t", then t test cases of two lines. */
function parseTests(text: string) {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const count = Number(head);
  if (lines.length !== 2 * count) return undefined;
  const tests = Array.from({ length: count }, (_, index) => lines.slice(2 * index, 2 * index + 2));
  const isTest = ([size = '', body = '']: string[]) =>
    numbersOf(body).length === Number(size) && size !== '0';
  return tests.every(isTest) ? tests.map(([, body = '']) => numbersOf(body)) : undefined;
}

test.each([
  {
    what: 'an array with a negative number keeps only that',
    input: '6\n4 17 -9 3 8 21\n',
    isFailing: (text: string) => parseArray(text)?.some((value) => value < 0) === true,
    smallest: '1\n-1\n',
  },
  {
    what: 'equal numbers stay equal',
    input: '7\n12 80 33 80 5 61 2\n',
    isFailing: (text: string) => {
      const numbers = parseArray(text);
      return numbers !== undefined && new Set(numbers).size < numbers.length;
    },
    smallest: '2\n0 0\n',
  },
  {
    what: 'a sum beyond 32 bits is found by bisection',
    input: '3\n1500000000 7 1999999999\n',
    isFailing: (text: string) =>
      (parseArray(text) ?? []).reduce((sum, value) => sum + value, 0) > 2_147_483_647,
    smallest: '2\n147483649 1999999999\n',
  },
  {
    what: 'a descent needs two numbers, which become ranks',
    input: '5\n100 250 90 300 310\n',
    isFailing: (text: string) =>
      parseArray(text)?.some((value, index, all) => index > 0 && value < (all[index - 1] ?? 0)) === true,
    smallest: '2\n1 0\n',
  },
  {
    what: 'edges and vertices go together with their counts',
    input: '5 6\n1 2\n2 3\n3 4\n4 5\n2 1\n1 5\n',
    isFailing: (text: string) => {
      const edges = parseGraph(text)?.edges ?? [];
      return edges.some(([a, b]) => edges.some(([c, d]) => a === d && b === c));
    },
    smallest: '2 2\n1 2\n2 1\n',
  },
  {
    what: 'a grid loses rows and columns',
    input: '4 5\n.....\n..#..\n.....\n.....\n',
    isFailing: (text: string) => parseGrid(text)?.some((row) => row.includes('#')) === true,
    smallest: '1 1\n#\n',
  },
  {
    what: 'test cases of two lines are removed as one',
    input: '3\n2\n5 6\n3\n1 2 3\n4\n9 9 9 9\n',
    isFailing: (text: string) => parseTests(text)?.some((numbers) => numbers.length === 3) === true,
    smallest: '1\n3\n0 0 0\n',
  },
  {
    what: 'a word becomes short, and its length with it',
    input: '8\nabcxybca\n',
    isFailing: (text: string) => {
      const [count = '', word = ''] = text.trimEnd().split('\n');
      return Number(count) === word.length && word.includes('xy');
    },
    smallest: '2\nxy\n',
  },
  {
    what: 'a word of digits is shortened like any word',
    input: '0110100110\n',
    isFailing: (text: string) => /^[01]+\n$/.test(text) && text.includes('11'),
    smallest: '11\n',
  },
])('$what', ({ input, isFailing, smallest }) => {
  expect(isFailing(input)).toBe(true);
  expect(shrink(input, isFailing).smallest).toBe(smallest);
});

test('a large input is halved, not taken apart line by line', () => {
  const lines = Array.from({ length: 4096 }, (_, index) => String(index));
  const { smallest, steps } = shrink(`${lines.join('\n')}\n`, (text) => text.split('\n').includes('3000'));
  expect(smallest).toBe('3000\n');
  expect(steps).toBeLessThan(200);
});

test('nothing is proposed twice, and the search ends', () => {
  const seen = new Set<string>();
  const { steps } = shrink('3 3\n1 2 3\n3 2 1\n', (text) => {
    expect(seen.has(text)).toBe(false);
    seen.add(text);
    return false;
  });
  expect(steps).toBe(seen.size);
});
