/** The fragments that two programs share, from the fingerprints that they share. No token is in two fragments. */
import { fingerprintTokens, windowLength } from './fingerprint-size.ts';
import type { Token } from './token.ts';

/** Positions of tokens. */
export interface TokenMatch {
  readonly left: number;
  readonly right: number;
  readonly length: number;
}

/** Where a fingerprint that both programs have begins. */
export interface SharedStart {
  readonly left: number;
  readonly right: number;
}

export interface TwoPrograms {
  readonly left: readonly Token[];
  readonly right: readonly Token[];
}

export function matchFragments(starts: Iterable<SharedStart>, programs: TwoPrograms): TokenMatch[] {
  const candidates = [...joinDiagonals(starts)].flatMap((match) => extend(match, programs));
  candidates.sort((a, b) => b.length - a.length || a.left - b.left || a.right - b.right);
  const isTaken = {
    left: new Uint8Array(programs.left.length),
    right: new Uint8Array(programs.right.length),
  };
  const chosen: TokenMatch[] = [];
  for (const candidate of candidates)
    for (const match of splitFree(candidate, isTaken)) {
      isTaken.left.fill(1, match.left, match.left + match.length);
      isTaken.right.fill(1, match.right, match.right + match.length);
      chosen.push(match);
    }
  return chosen.toSorted((a, b) => a.left - b.left);
}

/** Fingerprints with the same distance between their positions belong to one fragment if they touch. */
function* joinDiagonals(starts: Iterable<SharedStart>): Generator<TokenMatch> {
  const diagonals = new Map<number, number[]>();
  for (const { left, right } of starts) {
    const distance = left - right;
    const found = diagonals.get(distance);
    if (found === undefined) diagonals.set(distance, [left]);
    else found.push(left);
  }
  for (const [distance, found] of diagonals) {
    found.sort((a, b) => a - b);
    let begin = found[0] ?? 0;
    let last = begin;
    for (const start of found) {
      if (start > last + fingerprintTokens) {
        yield { left: begin, right: begin - distance, length: last - begin + fingerprintTokens };
        begin = start;
      }
      last = start;
    }
    yield { left: begin, right: begin - distance, length: last - begin + fingerprintTokens };
  }
}

/** Winnowing skips fewer fingerprints than its window, so the fragment ends at most that far outside. */
function extend({ left, right, length }: TokenMatch, programs: TwoPrograms): TokenMatch[] {
  const isEqual = (offset: number) => {
    const token = programs.left[left + offset];
    return token !== undefined && token.kind === programs.right[right + offset]?.kind;
  };
  let begin = 0;
  while (begin > -windowLength && isEqual(begin - 1)) begin -= 1;
  let end = length;
  while (end < length + windowLength && isEqual(end)) end += 1;
  // Two sequences with the same hash that differ.
  for (let offset = begin; offset < end; offset += 1)
    if (!isEqual(offset))
      return offset - begin < fingerprintTokens
        ? []
        : [{ left: left + begin, right: right + begin, length: offset - begin }];
  return [{ left: left + begin, right: right + begin, length: end - begin }];
}

function* splitFree(
  { left, right, length }: TokenMatch,
  isTaken: { left: Uint8Array; right: Uint8Array },
): Generator<TokenMatch> {
  let begin = 0;
  for (let offset = 0; offset <= length; offset += 1) {
    const isFree =
      offset < length && isTaken.left[left + offset] === 0 && isTaken.right[right + offset] === 0;
    if (isFree) continue;
    if (offset - begin >= fingerprintTokens)
      yield { left: left + begin, right: right + begin, length: offset - begin };
    begin = offset + 1;
  }
}
