/** Tokens of languages without a grammar in the editor: words, numbers, texts and operators, without comments. */
import type { LanguageFamily } from './language-families.ts';
import { numberLiteral, ownName, textLiteral, typeName, type RawToken } from './token.ts';

const slashComments = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`;
const comments: Partial<Record<LanguageFamily, string>> = {
  csharp: slashComments,
  kotlin: slashComments,
  pascal: String.raw`\/\/[^\n]*|\{[^}]*(?:\}|$)|\(\*[\s\S]*?(?:\*\)|$)`,
  ruby: '#[^\\n]*',
};

/** Words of the grammar of these languages. Other words are names. */
const keywords = new Set(
  (
    'abstract and array as begin break case catch class const continue def div do downto else elsif end ensure enum extends ' +
    'false finally for foreach fun function goto if in interface is lambda let loop match mod module namespace new nil not ' +
    'null object of or out override package procedure program record ref repeat rescue return self shl shr struct super ' +
    'switch then this throw to true try type unit unless until using val var when where while with xor yield'
  ).split(' '),
);
const types = new Set(
  (
    'bool boolean byte char double dynamic float Int int int64 integer Long long longint real sbyte short single string ' +
    'String uint ulong ushort void var val let const public private protected static'
  ).split(' '),
);

export function tokenizeWords(code: string, family: LanguageFamily): RawToken[] {
  const comment = comments[family] ?? `${slashComments}|#[^\\n]*`;
  const pattern = new RegExp(
    String.raw`(?<comment>${comment})|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<number>\d[\w.]*)|(?<word>[\p{L}_][\p{L}\p{N}_]*)|(?<operator>[-+*/%<>=!&|^:]+|[^\s])`,
    'gu',
  );
  const tokens: RawToken[] = [];
  for (const match of code.matchAll(pattern)) {
    const [text] = match;
    const place = { from: match.index, to: match.index + text.length };
    const { comment: isComment, text: isText, number: isNumber, word } = match.groups ?? {};
    if (isComment !== undefined) continue;
    if (isText !== undefined) tokens.push({ kind: textLiteral, ...place });
    else if (isNumber !== undefined) tokens.push({ kind: numberLiteral, ...place });
    else if (word !== undefined) tokens.push(readWord(word, tokens.at(-1)?.kind, place));
    else tokens.push({ kind: text, ...place });
  }
  return tokens;
}

const definers = new Set(['def', 'fun', 'function', 'procedure', 'class', 'program']);

function readWord(word: string, previous: string | undefined, place: { from: number; to: number }): RawToken {
  if (types.has(word)) return { kind: typeName, ...place };
  // Pascal ignores case.
  if (keywords.has(word.toLowerCase())) return { kind: word.toLowerCase(), ...place };
  return { kind: ownName, name: word, isDefinition: definers.has(previous ?? ''), ...place };
}
