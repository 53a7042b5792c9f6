/**
 * Tokens of a program for the comparison. What a disguise changes for free is not in them: comments, layout, names, values,
 * the types of variables, braces around one statement.
 *
 * Names of called functions that the program does not define (`sort`, `push_back`, `printf`) are kept. They cannot be
 * renamed, and they tell different programs apart.
 */
import type { SyntaxNodeRef } from '@lezer/common';
import { findGrammar, isNameNode, isTypeNode, literalNodes, skippedNodes, type Grammar } from './grammars.ts';
import type { LanguageFamily } from './language-families.ts';
import { tokenizeWords } from './tokenize-words.ts';
import { numberLiteral, ownName, textLiteral, typeName, type RawToken, type Token } from './token.ts';

export const tokenize = (code: string, family: LanguageFamily): Token[] =>
  normalizeTokens(readTokens(code, family));

export function readTokens(code: string, family: LanguageFamily): RawToken[] {
  const grammar = findGrammar(family);
  return grammar === undefined ? tokenizeWords(code, family) : readTree(code, grammar);
}

export const listDefinedFunctions = (raw: readonly RawToken[]): string[] =>
  raw.flatMap(({ name, isDefinition }) => (name !== undefined && isDefinition === true ? [name] : []));

/** Layout of statements. */
const droppedKinds = new Set(['{', '}', ';', ',', '', '$']);

/** `defined` are functions that are defined elsewhere. */
export function normalizeTokens(raw: readonly RawToken[], defined: ReadonlySet<string> = new Set()): Token[] {
  const own = findOwnNames(raw);
  const tokens: Token[] = [];
  for (const [index, { kind, name, from, to }] of raw.entries()) {
    if (name === undefined) {
      if (droppedKinds.has(kind)) continue;
      // `unsigned long long` and `int` are one token.
      if (kind === typeName && tokens.at(-1)?.kind === typeName) continue;
      tokens.push({ kind, from, to });
    } else {
      const isLibraryCall = isCall(raw, index) && !own.has(name) && !defined.has(name);
      tokens.push({ kind: isLibraryCall ? `call ${name}` : ownName, from, to });
    }
  }
  return tokens;
}

const isCall = (raw: readonly RawToken[], index: number) => {
  const next = raw[index + 1]?.kind;
  // A macro of Rust: `println!(…)`.
  return next === '(' || (next === '!' && raw[index + 2]?.kind === '(');
};

/** A name is the program's own if it is defined here, or used other than by a call: a variable that holds a function. */
function findOwnNames(raw: readonly RawToken[]): ReadonlySet<string> {
  const own = new Set<string>();
  for (const [index, { name, isDefinition }] of raw.entries())
    if (name !== undefined && (isDefinition === true || !isCall(raw, index))) own.add(name);
  return own;
}

function readTree(code: string, { parser, functions }: Grammar): RawToken[] {
  const tokens: RawToken[] = [];
  /** Tokens without a node, such as `=` in C++, are the text between the nodes. */
  let readTo = 0;
  let isNameOfFunction = false;
  const addGap = (to: number) => {
    for (const match of code.slice(readTo, to).matchAll(/[^\s{};,]+/g)) {
      const from = readTo + match.index;
      tokens.push({ kind: match[0], from, to: from + match[0].length });
    }
    readTo = Math.max(readTo, to);
  };
  const addLeaf = (token: RawToken) => {
    addGap(token.from);
    tokens.push(token);
    readTo = token.to;
  };
  const enter = ({ name, from, to, node }: SyntaxNodeRef): boolean => {
    if (isSkipped(name, code.slice(from, from + 12))) {
      addGap(from);
      readTo = to;
      return false;
    }
    const literal = literalNodes[name];
    if (literal !== undefined) {
      addLeaf({ kind: literal === 'number' ? numberLiteral : textLiteral, from, to });
      return false;
    }
    if (functions.has(name)) isNameOfFunction = true;
    // Statements of Python have no end mark.
    if (name === 'Body') addLeaf({ kind: 'body', from, to: from });
    if (node.firstChild !== null) return true;
    // The parser recovers from an error with an empty node.
    if (from === to) return false;
    const text = code.slice(from, to);
    if (isNameNode(name)) {
      addLeaf({ kind: ownName, name: text, isDefinition: isNameOfFunction, from, to });
      isNameOfFunction = false;
    } else addLeaf({ kind: isTypeNode(name) || isTypeNode(text) ? typeName : text, from, to });
    return false;
  };
  parser.parse(code).iterate({ enter });
  addGap(code.length);
  return tokens;
}

const isSkipped = (name: string, text: string) =>
  skippedNodes.has(name) || (name === 'PreprocDirective' && /^#\s*(include|pragma)/.test(text));
