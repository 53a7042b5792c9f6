/**
 * Output against answer, byte by byte: output need not be text, and may have millions of lines or a single one.
 *
 * Whitespace is what C calls so: blank, tab, line feed, vertical tab, form feed, carriage return. Where trailing blanks are
 * ignored, whitespace before a line feed and at the very end does not count; everything else does.
 */

export type Comparison = 'equal' | 'blanks-differ' | 'different';

const lineFeed = 10;

export const isWhitespace = (byte: number | undefined): boolean =>
  byte !== undefined && (byte === 32 || (byte >= 9 && byte <= 13));

/** With trailing blanks ignored there is no `blanks-differ`: a blank elsewhere is a wrong answer. */
export function compareOutput(
  output: Uint8Array,
  answer: Uint8Array,
  isTrailingBlankIgnored: boolean,
): Comparison {
  if (findFirstDifference(output, answer, isTrailingBlankIgnored) === undefined) return 'equal';
  return !isTrailingBlankIgnored && isEqualButWhitespace(output, answer) ? 'blanks-differ' : 'different';
}

/** Byte offsets in output and answer. Both agree up to there, as far as the comparison cares. */
export interface DifferenceOffsets {
  readonly outputAt: number;
  readonly answerAt: number;
}

/** Undefined: they are equal. */
export function findFirstDifference(
  output: Uint8Array,
  answer: Uint8Array,
  isTrailingBlankIgnored: boolean,
): DifferenceOffsets | undefined {
  if (isTrailingBlankIgnored) return findDifferenceButTrailingBlanks(output, answer);
  const common = countCommon(output, 0, answer, 0);
  const isSame = common === output.length && common === answer.length;
  return isSame ? undefined : { outputAt: common, answerAt: common };
}

function isEqual(first: Uint8Array, second: Uint8Array): boolean {
  return first.length === second.length && countCommon(first, 0, second, 0) === first.length;
}

/** How many bytes are the same from these places on. */
function countCommon(first: Uint8Array, firstFrom: number, second: Uint8Array, secondFrom: number): number {
  const most = Math.min(first.length - firstFrom, second.length - secondFrom);
  let count = 0;
  while (count < most && first[firstFrom + count] === second[secondFrom + count]) count += 1;
  return count;
}

/**
 * Walks both while they are the same. Where they part, the whitespace around that place decides: both texts agree up to
 * there, so the run of whitespace begins equally far back in both.
 */
function findDifferenceButTrailingBlanks(
  output: Uint8Array,
  answer: Uint8Array,
): DifferenceOffsets | undefined {
  let [at, answerAt] = [0, 0];
  for (;;) {
    const common = countCommon(output, at, answer, answerAt);
    if (at + common === output.length && answerAt + common === answer.length) return undefined;
    let back = 0;
    while (back < common && isWhitespace(output[at + common - back - 1])) back += 1;
    const run = readWhitespace(output, at + common - back);
    const answerRun = readWhitespace(answer, answerAt + common - back);
    if (run.isAtEnd && answerRun.isAtEnd) return undefined;
    const isSame =
      !run.isAtEnd &&
      !answerRun.isAtEnd &&
      (run.from !== run.to || answerRun.from !== answerRun.to) &&
      isSameSpacing(output, run, answer, answerRun);
    if (!isSame) return { outputAt: at + common, answerAt: answerAt + common };
    [at, answerAt] = [run.to, answerRun.to];
  }
}

interface WhitespaceRun {
  readonly from: number;
  readonly to: number;
  readonly lineFeeds: number;
  /** Blanks of the next line, which count. */
  readonly indentFrom: number;
  readonly isAtEnd: boolean;
}

function readWhitespace(bytes: Uint8Array, from: number): WhitespaceRun {
  let [to, lineFeeds, indentFrom] = [from, 0, from];
  for (; to < bytes.length && isWhitespace(bytes[to]); to += 1) {
    if (bytes[to] !== lineFeed) continue;
    lineFeeds += 1;
    indentFrom = to + 1;
  }
  return { from, to, lineFeeds, indentFrom, isAtEnd: to === bytes.length };
}

function isSameSpacing(
  output: Uint8Array,
  run: WhitespaceRun,
  answer: Uint8Array,
  answerRun: WhitespaceRun,
): boolean {
  if (run.lineFeeds !== answerRun.lineFeeds) return false;
  return isEqual(
    output.subarray(run.indentFrom, run.to),
    answer.subarray(answerRun.indentFrom, answerRun.to),
  );
}

function isEqualButWhitespace(output: Uint8Array, answer: Uint8Array): boolean {
  let [at, answerAt] = [0, 0];
  for (;;) {
    while (isWhitespace(output[at])) at += 1;
    while (isWhitespace(answer[answerAt])) answerAt += 1;
    if (at === output.length || answerAt === answer.length) {
      return at === output.length && answerAt === answer.length;
    }
    if (output[at] !== answer[answerAt]) return false;
    at += 1;
    answerAt += 1;
  }
}
