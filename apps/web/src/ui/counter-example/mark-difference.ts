/** The first difference of two outputs, for marking it. */
export interface MarkedText {
  readonly before: string;
  /** The token with the difference. Empty where the text has ended. */
  readonly marked: string;
  readonly after: string;
}

/** The token around the first different character. Undefined: the texts are equal up to blanks at the ends of lines. */
export function markDifference(
  expected: string,
  output: string,
): { readonly expected: MarkedText; readonly output: MarkedText } | undefined {
  const [first, second] = [trimEnds(expected), trimEnds(output)];
  if (first === second) return undefined;
  let at = 0;
  while (at < first.length && at < second.length && first[at] === second[at]) at += 1;
  while (at > 0 && !isBlank(first[at - 1])) at -= 1;
  return { expected: cut(first, at), output: cut(second, at) };
}

const trimEnds = (text: string): string => text.replaceAll(/[^\S\n]+$/gm, '').trimEnd();

const isBlank = (character: string | undefined): boolean => character !== undefined && /\s/.test(character);

function cut(text: string, from: number): MarkedText {
  let to = from;
  while (to < text.length && !isBlank(text[to])) to += 1;
  // Where only blanks differ, they are the difference.
  if (to === from) while (to < text.length && isBlank(text[to])) to += 1;
  return { before: text.slice(0, from), marked: text.slice(from, to), after: text.slice(to) };
}
