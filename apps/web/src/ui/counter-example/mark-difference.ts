/** The first difference of two outputs, for marking it. */
export interface MarkedText {
  readonly before: string;
  /** The token with the difference. Empty where the text has ended. */
  readonly marked: string;
  readonly after: string;
}

/** The token with the first different character. Undefined: the texts are equal up to blanks at the ends of lines. */
export function markDifference(
  expected: string,
  output: string,
): { readonly expected: MarkedText; readonly output: MarkedText } | undefined {
  const [first, second] = [trimEnds(expected), trimEnds(output)];
  if (first === second) return undefined;
  let at = 0;
  while (at < first.length && at < second.length && first[at] === second[at]) at += 1;
  // Where a token ends in both texts it is equal, and the next one is different or missing.
  const isTokenEqual = isEnd(first[at]) && isEnd(second[at]);
  if (!isTokenEqual) while (at > 0 && !isEnd(first[at - 1])) at -= 1;
  return { expected: cut(first, at), output: cut(second, at) };
}

const trimEnds = (text: string): string => text.replaceAll(/[^\S\n]+$/gm, '').trimEnd();

const isEnd = (character: string | undefined): boolean => character === undefined || /\s/.test(character);

/** The first token at or after this place. */
function cut(text: string, place: number): MarkedText {
  let from = place;
  while (from < text.length && isEnd(text[from])) from += 1;
  let to = from;
  while (to < text.length && !isEnd(text[to])) to += 1;
  return { before: text.slice(0, from), marked: text.slice(from, to), after: text.slice(to) };
}
