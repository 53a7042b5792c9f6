/**
 * How this works. Programs of one problem and one family of languages are compared. Their tokens get fingerprints by winnowing
 * (`@dodona/dolos-core`). The index of all fingerprints counts the shared ones of every pair; that is cheap and ranks the pairs.
 * For the most similar pairs the shared fragments are built. They decide the similarity: the share of the tokens of both
 * programs that are in a fragment. Repeated code counts once, and ignored code not at all.
 */
import { FingerprintIndex, type SharedFingerprint, type TokenizedFile } from '@dodona/dolos-core';
import { fingerprintTokens, windowLength } from './fingerprint-size.ts';
import type { LanguageFamily } from './language-families.ts';
import { matchFragments, type TokenMatch } from './match-fragments.ts';
import { createRemover, isGap } from './remove-ignored.ts';
import { normalizeTokens, readTokens } from './tokenize.ts';
import type { RawToken, Token } from './token.ts';
import { storedSimilarity } from './thresholds.ts';
import { toTokenizedFile } from './tokenized-file.ts';

/** Of one problem and family. More are not read by anybody. */
export const pairsMaximum = 2000;
/** In fewer tokens, two solutions of a simple problem look alike by chance. */
export const tokensMinimum = 40;
/** A program may repeat one line thousands of times. */
const repetitionsMaximum = 50;
/** Shared fingerprints rank pairs only. This much less than a result may become one. */
const rankedShare = 0.7;

export interface ComparedPair {
  /** Positions in the list of programs, `left` < `right`. */
  readonly left: number;
  readonly right: number;
  /** 0 to 1. */
  readonly similarity: number;
  /** In tokens. */
  readonly longestFragment: number;
}

export interface Comparison {
  /** The most similar first. */
  readonly pairs: ComparedPair[];
  /** Positions of programs that have too few tokens of their own. They are in no pair. */
  readonly tooShort: number[];
}

export interface ComparedPrograms {
  readonly family: LanguageFamily;
  readonly programs: readonly string[];
  /** Templates and other code that all participants received. */
  readonly ignored: readonly string[];
  readonly onProgress?: (done: number) => void;
}

export function comparePrograms(compared: ComparedPrograms): Comparison {
  const { programs, family, onProgress } = compared;
  const raw = programs.map((code, position) => {
    const tokens = readTokens(code, family);
    onProgress?.(position + 1);
    return tokens;
  });
  const prepared = prepare(raw, compared);
  const isLong = ({ own }: { own: number }) => own >= tokensMinimum;
  const index = new FingerprintIndex(fingerprintTokens, windowLength);
  index.addFiles(prepared.filter(isLong).map(({ file }) => file));
  const fingerprints = indexByFile(index);
  const pairs = rankPairs(index, programs.length).flatMap(({ left, right }): ComparedPair[] => {
    const [one, other] = [prepared[left], prepared[right]];
    if (one === undefined || other === undefined) return [];
    const matches = matchFiles(fingerprints, one, other);
    const similarity = (2 * sum(matches)) / (one.own + other.own);
    const longestFragment = Math.max(0, ...matches.map(({ length }) => length));
    return similarity < storedSimilarity ? [] : [{ left, right, similarity, longestFragment }];
  });
  pairs.sort((a, b) => b.similarity - a.similarity || b.longestFragment - a.longestFragment);
  const tooShort = prepared.flatMap((program, position) => (isLong(program) ? [] : [position]));
  return { pairs, tooShort };
}

export interface FragmentPlaces {
  /** Offsets in the code. */
  readonly left: { readonly from: number; readonly to: number };
  readonly right: { readonly from: number; readonly to: number };
  readonly tokens: number;
}

/** The fragments that two programs share, in the order of the left one. */
export function findFragments(
  { left, right }: { left: string; right: string },
  { family, ignored }: Pick<ComparedPrograms, 'family' | 'ignored'>,
): FragmentPlaces[] {
  const raw = [left, right].map((code) => readTokens(code, family));
  const [one, other] = prepare(raw, { family, ignored });
  if (one === undefined || other === undefined) return [];
  const index = new FingerprintIndex(fingerprintTokens, windowLength);
  index.addFiles([one.file, other.file]);
  return matchFiles(indexByFile(index), one, other).map((match) => ({
    left: placeOf(one.tokens, match.left, match.length),
    right: placeOf(other.tokens, match.right, match.length),
    tokens: match.length,
  }));
}

const placeOf = (tokens: readonly Token[], start: number, length: number) => ({
  from: tokens[start]?.from ?? 0,
  to: tokens[start + length - 1]?.to ?? 0,
});

interface PreparedProgram {
  readonly tokens: readonly Token[];
  readonly file: TokenizedFile;
  /** How many tokens are not ignored. */
  readonly own: number;
}

function prepare(
  raw: readonly RawToken[][],
  { family, ignored }: Pick<ComparedPrograms, 'family' | 'ignored'>,
): PreparedProgram[] {
  const removeIgnored = createRemover({ family, ignored, programs: raw });
  return raw.map((program, position) => {
    const tokens = removeIgnored(normalizeTokens(program));
    return { tokens, file: toTokenizedFile(position, tokens), own: countOwn(tokens) };
  });
}

function matchFiles(
  fingerprints: FingerprintsOf,
  left: PreparedProgram,
  right: PreparedProgram,
): TokenMatch[] {
  const starts = fingerprints(left.file)
    .filter((fingerprint) => fingerprint.includesFile(right.file))
    .flatMap((fingerprint) => {
      const [ones, others] = [left.file, right.file].map((file) =>
        fingerprint.occurrencesOf(file).slice(0, repetitionsMaximum),
      );
      return (ones ?? []).flatMap((one) =>
        (others ?? []).map((other) => ({ left: one.side.start, right: other.side.start })),
      );
    });
  return matchFragments(starts, { left: left.tokens, right: right.tokens });
}

type FingerprintsOf = (file: TokenizedFile) => SharedFingerprint[];

/** Of one program, only those that another program has, too. */
function indexByFile(index: FingerprintIndex): FingerprintsOf {
  const byFile = new Map(
    index.entries().map(({ file, shared }) => [file, [...shared].filter((one) => one.fileCount() > 1)]),
  );
  return (file) => byFile.get(file) ?? [];
}

const countOwn = (tokens: readonly Token[]) => tokens.filter((token) => !isGap(token)).length;
const sum = (matches: readonly TokenMatch[]) => matches.reduce((total, { length }) => total + length, 0);

/** Pairs by their shared fingerprints, at most as many as are results. */
function rankPairs(index: FingerprintIndex, count: number): { left: number; right: number }[] {
  const totals = new Uint32Array(count);
  // The upper triangle of all pairs, one row after another.
  const shared = new Uint32Array((count * (count - 1)) / 2);
  const positionOf = (left: number, right: number) => left * count - (left * (left + 3)) / 2 + right - 1;
  for (const fingerprint of index.sharedFingerprints()) {
    const holders = countOccurrences(fingerprint);
    for (const [place, { position: left, occurrences }] of holders.entries()) {
      totals[left] = (totals[left] ?? 0) + occurrences;
      for (let other = place + 1; other < holders.length; other += 1) {
        const holder = holders[other];
        if (holder === undefined) continue;
        const at = positionOf(left, holder.position);
        shared[at] = (shared[at] ?? 0) + occurrences + holder.occurrences;
      }
    }
  }
  const ranked: { left: number; right: number; share: number }[] = [];
  for (let left = 0; left < count; left += 1)
    for (let right = left + 1; right < count; right += 1) {
      const total = (totals[left] ?? 0) + (totals[right] ?? 0);
      const share = total === 0 ? 0 : (shared[positionOf(left, right)] ?? 0) / total;
      if (share >= storedSimilarity * rankedShare) ranked.push({ left, right, share });
    }
  return ranked.sort((a, b) => b.share - a.share).slice(0, pairsMaximum);
}

/** Files are named by their position. */
const countOccurrences = (fingerprint: SharedFingerprint) =>
  fingerprint
    .files()
    .map((file) => ({ position: Number(file.path), occurrences: fingerprint.occurrencesOf(file).length }))
    .sort((a, b) => a.position - b.position);
