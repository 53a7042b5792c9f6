export interface InlinePart {
  /** Where the part begins: the same word may stand in one sentence twice. */
  position: number;
  text: string;
  isCode: boolean;
}

/** Splits "call `main` once" into plain and code. A backtick without a partner is just a sign. */
export function splitInlineCode(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let position = 0;
  for (const [index, part] of text.split(/`([^`]+)`/).entries()) {
    if (part !== '') parts.push({ position, text: part, isCode: index % 2 === 1 });
    position += part.length + 1;
  }
  return parts;
}
