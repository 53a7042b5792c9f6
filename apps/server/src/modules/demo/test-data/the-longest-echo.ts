import type { SeededRandom } from '../seeded-random.ts';
import { line, smallLetters, times, type TestDataPlan } from './test-data-plan.ts';

const noise = (random: SeededRandom, length: number, kinds: number) =>
  times(length, () => random.pick(smallLetters.slice(0, kinds))).join('');

/** A run and its echo, with noise before, between and after. */
function echoing(random: SeededRandom, length: number, echo: number): string {
  const run = noise(random, echo, 26);
  const quiet = Math.floor((length - 2 * echo) / 3);
  return [noise(random, quiet, 26), run, noise(random, quiet, 26), run, noise(random, quiet, 26)].join('');
}

function fibonacciWord(length: number): string {
  let [before, word] = ['b', 'a'];
  while (word.length < length) [before, word] = [word, word + before];
  return word.slice(0, length);
}

export const theLongestEcho: TestDataPlan = {
  makeInputs: (random) => [
    line('z'),
    line('zz'),
    line(smallLetters.join('')),
    line(noise(random, 500, 2)),
    line('a'.repeat(30_000)),
    line(`${'ab'.repeat(5000)}c`),
    line(fibonacciWord(10_000)),
    line(noise(random, 30_000, 26)),
    line(echoing(random, 30_000, 9000)),
  ],
  solve: (input) => line(longestRepetition(input.trim())),
};

/**
 * A suffix automaton: the suffix link of a state leads to runs that occur at more positions, at least at two,
 * and every run that occurs twice is found there.
 */
function longestRepetition(text: string): number {
  const lengths = [0];
  const links = [-1];
  const next: Map<string, number>[] = [new Map()];
  const addState = (length: number, link: number, edges: Map<string, number>) => {
    links.push(link);
    next.push(edges);
    return lengths.push(length) - 1;
  };
  let last = 0;
  for (const letter of text) {
    const state = addState((lengths[last] ?? 0) + 1, 0, new Map());
    let at = last;
    while (at >= 0 && next[at]?.has(letter) === false) {
      next[at]?.set(letter, state);
      at = links[at] ?? -1;
    }
    const target = at < 0 ? undefined : next[at]?.get(letter);
    if (target !== undefined) {
      const length = (lengths[at] ?? 0) + 1;
      let twin = target;
      if (lengths[target] !== length) {
        twin = addState(length, links[target] ?? -1, new Map(next[target]));
        for (; next[at]?.get(letter) === target; at = links[at] ?? -1) next[at]?.set(letter, twin);
        links[target] = twin;
      }
      links[state] = twin;
    }
    last = state;
  }
  return links.reduce((longest, link) => Math.max(longest, lengths[link] ?? 0), 0);
}
