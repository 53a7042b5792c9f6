/**
 * Why an output is wrong: the first difference, in words that a user recognises. Lines and tokens are counted from one; a
 * token is a run of bytes without whitespace. Both outputs may be large and need not be text, so only the surroundings of
 * the difference are decoded.
 */
import { shownTokenMaximum, type OutputDifference } from '@touchstone/contract/judge-notes';
import { findFirstDifference, isWhitespace } from './compare-output.ts';

/** Undefined: the comparison takes them for equal. */
export function describeDifference(
  output: Uint8Array,
  answer: Uint8Array,
  isTrailingBlankIgnored: boolean,
): OutputDifference | undefined {
  const found = findFirstDifference(output, answer, isTrailingBlankIgnored);
  if (found === undefined) return undefined;
  const { outputAt, answerAt } = found;
  const outputWord = skipWhitespace(output, outputAt);
  const answerWord = skipWhitespace(answer, answerAt);
  const isInWord = outputAt > 0 && !isWhitespace(output[outputAt - 1]);
  const hasOutputWord = outputWord < output.length;
  const hasAnswerWord = answerWord < answer.length;
  // An output that ends inside a token of the answer has a wrong token, not a missing one.
  const isOutputOver = !hasOutputWord && !(isInWord && answerWord === answerAt);
  const isAnswerOver = !hasAnswerWord && !(isInWord && outputWord === outputAt);
  if (hasAnswerWord && isOutputOver) {
    const expected = showToken(answer, answerWord, answerWord);
    return { code: 'difference', kind: 'missing', ...locate(answer, answerWord), expected, actual: '' };
  }
  if (hasOutputWord && isAnswerOver) {
    const actual = showToken(output, outputWord, outputWord);
    return { code: 'difference', kind: 'extra', ...locate(output, outputWord), expected: '', actual };
  }
  const isSpacing =
    isWhitespace(output[outputAt]) || isWhitespace(answer[answerAt])
      ? !isInWord || (isBlankOrEnd(output, outputAt) && isBlankOrEnd(answer, answerAt))
      : !hasOutputWord && !hasAnswerWord;
  return isSpacing
    ? describeSpacing(output, outputAt, answer, answerAt)
    : describeToken(output, answer, found);
}

const isBlankOrEnd = (bytes: Uint8Array, at: number) => at >= bytes.length || isWhitespace(bytes[at]);

function describeToken(
  output: Uint8Array,
  answer: Uint8Array,
  { outputAt, answerAt }: { readonly outputAt: number; readonly answerAt: number },
): OutputDifference {
  let back = 0;
  while (back < Math.min(outputAt, answerAt) && !isWhitespace(output[outputAt - back - 1])) back += 1;
  return {
    code: 'difference',
    kind: 'token',
    ...locate(output, outputAt - back),
    expected: showToken(answer, answerAt - back, answerAt),
    actual: showToken(output, outputAt - back, outputAt),
  };
}

/** Both texts agree up to here, so the run of whitespace begins equally far back in both. It is shown with the next token. */
function describeSpacing(
  output: Uint8Array,
  outputAt: number,
  answer: Uint8Array,
  answerAt: number,
): OutputDifference {
  let back = 0;
  while (back < Math.min(outputAt, answerAt) && isWhitespace(output[outputAt - back - 1])) back += 1;
  const show = (bytes: Uint8Array, from: number, at: number) =>
    cut(bytes, windowStart(from, at), skipToken(bytes, skipWhitespace(bytes, from)), from);
  return {
    code: 'difference',
    kind: 'spacing',
    ...locate(output, outputAt - back),
    expected: show(answer, answerAt - back, answerAt),
    actual: show(output, outputAt - back, outputAt),
  };
}

function skipWhitespace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && isWhitespace(bytes[at])) at += 1;
  return at;
}

function skipToken(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !isWhitespace(bytes[at])) at += 1;
  return at;
}

const lineFeed = 10;

/** The line of an offset, and the number of its token in that line. */
function locate(bytes: Uint8Array, offset: number): { line: number; token: number } {
  let [line, lineStart] = [1, 0];
  for (let at = bytes.indexOf(lineFeed); at !== -1 && at < offset; at = bytes.indexOf(lineFeed, at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  let token = 1;
  for (let at = lineStart; at < offset; at += 1) {
    if (isWhitespace(bytes[at]) && at > lineStart && !isWhitespace(bytes[at - 1])) token += 1;
  }
  // Whitespace after a token belongs to the token that follows it.
  if (offset > lineStart && isBlankOrEnd(bytes, offset) && !isWhitespace(bytes[offset - 1])) token += 1;
  return { line, token };
}

/** The characters of a long token before the difference that are shown with it. */
const shownBefore = 40;
const ellipsis = '…';

const windowStart = (from: number, at: number) =>
  at - from > shownTokenMaximum / 2 ? at - shownBefore : from;

const showToken = (bytes: Uint8Array, from: number, at: number) =>
  cut(bytes, windowStart(from, at), skipToken(bytes, at), from);

const decoder = new TextDecoder();
const isContinuation = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte < 0xc0;

/** The text from `start` to `end`, with an ellipsis where it begins after `whole` or is too long. */
function cut(bytes: Uint8Array, start: number, end: number, whole: number): string {
  let from = start;
  while (from > whole && from < end && isContinuation(bytes[from])) from += 1;
  // No character takes more than four bytes.
  const text = decoder
    .decode(bytes.subarray(from, Math.min(end, from + 4 * shownTokenMaximum)))
    .replaceAll('\0', '\uFFFD');
  const before = from > whole ? ellipsis : '';
  const room = shownTokenMaximum - before.length;
  return text.length <= room
    ? before + text
    : `${before}${text.slice(0, room - ellipsis.length).toWellFormed()}${ellipsis}`;
}
