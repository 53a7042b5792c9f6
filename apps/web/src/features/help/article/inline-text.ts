export interface InlinePart {
  /** The start position, because a part may occur twice in a sentence. */
  position: number;
  text: string;
  isCode: boolean;
}

/** Splits "call `main` once" into text and code. An unpaired backtick stays text. */
export function splitInlineCode(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let position = 0;
  for (const [index, part] of text.split(/`([^`]+)`/).entries()) {
    if (part !== '') parts.push({ position, text: part, isCode: index % 2 === 1 });
    position += part.length + 1;
  }
  return parts;
}
