/**
 * Splits a long text so that rendering the chunks one by one gives the same result as rendering all of it.
 *
 * How this works: a chunk ends at an empty line outside of fences and formulas, before a line that cannot belong to the
 * block above it (no list, quote, table or indentation). Texts whose parts refer to each other (definitions of links
 * and footnotes) or contain raw markup, which may open in one part and close in another, stay whole.
 */
const definition = /^ {0,3}\[[^\]\n]+\]:/m;
const ownMarkup = /<\/?[a-z]/i;
const fenceLine = /^ {0,3}(`{3,}|~{3,})/;
const independent = /^[^\s>*+\-\d|<[$`~]/;

const isOneWhole = (text: string): boolean => definition.test(text) || ownMarkup.test(text);

interface Enclosure {
  fence: string | undefined;
  isFormula: boolean;
}

function follow({ fence, isFormula }: Enclosure, line: string): Enclosure {
  const sign = fenceLine.exec(line)?.[1];
  if (fence !== undefined) {
    const isEnd = sign !== undefined && sign.startsWith(fence) && line.trim() === sign;
    return { fence: isEnd ? undefined : fence, isFormula };
  }
  if (isFormula) return { fence, isFormula: !line.includes('$$') };
  if (sign !== undefined) return { fence: sign, isFormula };
  return { fence, isFormula: (line.match(/\$\$/g)?.length ?? 0) % 2 === 1 };
}

/** At least `length` characters each, except the last. Joined by empty lines, the chunks are the text again. */
export function splitMarkdown(text: string, length: number): string[] {
  if (text.length <= length || isOneWhole(text)) return [text];
  const pieces: string[] = [];
  let piece: string[] = [];
  let size = 0;
  let enclosure: Enclosure = { fence: undefined, isFormula: false };
  for (const line of text.split('\n')) {
    const isFree = enclosure.fence === undefined && !enclosure.isFormula;
    if (size >= length && isFree && piece.at(-1)?.trim() === '' && independent.test(line)) {
      pieces.push(piece.join('\n'));
      piece = [];
      size = 0;
    }
    piece.push(line);
    size += line.length + 1;
    enclosure = follow(enclosure, line);
  }
  return [...pieces, piece.join('\n')];
}
