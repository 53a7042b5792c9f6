/** Rows of an INSERT statement as mysqldump writes them. */
import type { SourceValue } from './source-reader.ts';

const escapes: Readonly<Record<string, string>> = {
  '0': '\0',
  b: '\b',
  n: '\n',
  r: '\r',
  t: '\t',
  Z: '\u001A',
};

/** `(1,'a',NULL),(2,…)`, with or without a semicolon or a comma at the end. */
export function parseTuples(text: string): SourceValue[][] {
  const tuples: SourceValue[][] = [];
  let at = 0;
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const parseString = (): string => {
    at += 1;
    let value = '';
    for (;;) {
      const plain = skip(/[^'\\]*/y);
      value += plain;
      const sign = text[at];
      if (sign === undefined) throw new SyntaxError('a text of the dump does not end');
      const next = text[at + 1] ?? '';
      if (sign === '\\') {
        value += escapes[next] ?? next;
        at += 2;
      } else if (next === "'") {
        value += "'";
        at += 2;
      } else {
        at += 1;
        return value;
      }
    }
  };
  const parseValue = (): SourceValue => {
    skip(/_binary\s+/iy);
    if (text[at] === "'") return parseString();
    const word = skip(/[^,)]+/y).trim();
    if (word.toUpperCase() === 'NULL') return null;
    if (/^0x/i.test(word)) return Buffer.from(word.slice(2), 'hex');
    const number = Number(word);
    if (word === '' || Number.isNaN(number))
      throw new SyntaxError(`"${word.slice(0, 40)}" is no value of a dump`);
    return Number.isSafeInteger(number) || word.includes('.') ? number : word;
  };
  for (;;) {
    skip(/[\s,;]+/y);
    if (at >= text.length) return tuples;
    if (text[at] !== '(') throw new SyntaxError(`"${text.slice(at, at + 40)}" is no row of a dump`);
    const tuple: SourceValue[] = [];
    do {
      at += 1;
      skip(/\s+/y);
      tuple.push(parseValue());
      skip(/\s+/y);
    } while (text[at] === ',');
    if (text[at] !== ')') throw new SyntaxError('a row of the dump does not end');
    at += 1;
    tuples.push(tuple);
  }
}
