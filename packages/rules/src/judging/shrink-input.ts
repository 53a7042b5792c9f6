/**
 * Delta debugging of a failing input. The generator yields candidates, each smaller than the last failing one. The caller
 * answers whether the candidate is valid and still fails. It ends when no candidate is left; the caller may stop earlier.
 *
 * An input is lines of tokens. Removing a part usually breaks a count at its head ("n" before n numbers), so every removal
 * is also proposed with a count reduced by as much. The validator of the problem decides which of them is right.
 */
import { parseLines, writeLines, type Lines } from './input-lines.ts';
import { listNumberChanges, listRankings } from './shrink-numbers.ts';
import { listCharacterRemovals, listLineRemovals, listTokenRemovals } from './shrink-removals.ts';

/** Longer candidates are not remembered: a set of them would take much memory, and few are equal. */
const rememberedLength = 4096;

export type Shrinking = Generator<string, void, boolean>;

export function* shrinkInput(input: string): Shrinking {
  const seen = new Set<string>([input]);
  let current = parseLines(input);

  function* attempt(candidate: Lines): Generator<string, boolean, boolean> {
    const text = writeLines(candidate);
    if (seen.has(text)) return false;
    if (text.length <= rememberedLength) seen.add(text);
    const isFailing = yield text;
    if (isFailing) current = candidate;
    return isFailing;
  }

  /** Parts of `count` units, the large ones first. `propose` lists what may replace the input without such a part. */
  function* removeParts(
    count: () => number,
    propose: (start: number, size: number) => Iterable<Lines>,
  ): Generator<string, boolean, boolean> {
    let isSmaller = false;
    for (let size = Math.floor(count() / 2); size >= 1; size = size > 4 ? Math.floor(size / 2) : size - 1) {
      // Records of several lines begin anywhere, so small parts do, too.
      const step = size <= 4 ? 1 : size;
      for (let start = Math.max(0, count() - size); start >= 0; start -= step) {
        while (start + size <= count() && (yield* attemptAny(propose(start, size)))) isSmaller = true;
      }
    }
    return isSmaller;
  }

  function* attemptAny(candidates: Iterable<Lines>): Generator<string, boolean, boolean> {
    for (const candidate of candidates) if (yield* attempt(candidate)) return true;
    return false;
  }

  function* shrinkTokens(): Generator<string, boolean, boolean> {
    let isSmaller = false;
    for (let line = current.length - 1; line >= 0; line -= 1) {
      const count = () => current[line]?.length ?? 0;
      const propose = (start: number, size: number) => listTokenRemovals(current, { line, start, size });
      if (yield* removeParts(count, propose)) isSmaller = true;
    }
    return isSmaller;
  }

  function* shrinkCharacters(): Generator<string, boolean, boolean> {
    let isSmaller = false;
    for (let line = current.length - 1; line >= 0; line -= 1) {
      for (let token = 0; token < (current[line]?.length ?? 0); token += 1) {
        const count = () => current[line]?.[token]?.length ?? 0;
        const propose = (start: number, size: number) =>
          listCharacterRemovals(current, { line, token, start, size });
        if (yield* removeParts(count, propose)) isSmaller = true;
      }
    }
    return isSmaller;
  }

  function* shrinkNumbers(): Generator<string, boolean, boolean> {
    let isSmaller = yield* attemptAny(listRankings(current));
    for (const change of listNumberChanges(current)) {
      if (!change.isUpToDate(current)) continue;
      // The smallest values first; then bisection between a value that passes and one that fails.
      let [passing, failing] = [0n, change.value];
      for (const value of change.smallest) {
        if (yield* attempt(change.apply(current, value))) {
          failing = value;
          break;
        }
        passing = value;
      }
      for (const value of failing === change.value ? change.probes : []) {
        if (!(yield* attempt(change.apply(current, value)))) continue;
        failing = value;
        break;
      }
      if (failing === change.value) continue;
      isSmaller = true;
      for (let middle = (passing + failing) / 2n; middle !== passing; middle = (passing + failing) / 2n) {
        if (yield* attempt(change.apply(current, middle))) failing = middle;
        else passing = middle;
      }
    }
    return isSmaller;
  }

  for (let isSmaller = true; isSmaller;) {
    isSmaller = yield* removeParts(
      () => current.length,
      (start, size) => listLineRemovals(current, { start, size }),
    );
    for (const shrink of [shrinkTokens, shrinkCharacters, shrinkNumbers])
      if (yield* shrink()) isSmaller = true;
  }
}
