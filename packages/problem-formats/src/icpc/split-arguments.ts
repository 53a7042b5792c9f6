/** Splits arguments of legacy packages at blanks, except inside quotes. */
export function splitArguments(text: string): string[] {
  const words: string[] = [];
  for (const [, double, single, plain] of text.matchAll(/"((?:\\.|[^"\\])*)"|'([^']*)'|(\S+)/g)) {
    words.push(double?.replaceAll(/\\(.)/g, '$1') ?? single ?? plain ?? '');
  }
  return words;
}

/** A sequence in later packages, a string in older ones. */
export function parseArguments(value: string | number | readonly string[] | null | undefined): string[] {
  if (value == null) return [];
  return typeof value === 'object' ? [...value] : splitArguments(String(value));
}
