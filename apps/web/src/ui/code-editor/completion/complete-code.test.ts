import { CompletionContext } from '@codemirror/autocomplete';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import type { EditorLanguage } from '../editor-language.ts';
import { loadLanguage } from '../load-language.ts';
import { createCompletionSource } from './complete-code.ts';
import { listWords, type LanguageWords } from './language-words.ts';

/**
 * Returns the completions at the `
 * ` in a program.
 */
async function complete(language: EditorLanguage, marked: string, explicit = false) {
  const { parts } = await loadLanguage(language);
  if (parts === undefined) throw new Error('There is no such language');
  const position = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), extensions: parts.language });
  // Parses the whole program, however busy the machine is.
  ensureSyntaxTree(state, state.doc.length, 30_000);
  const source = createCompletionSource(parts.words);
  const result = await source(new CompletionContext(state, position, explicit));
  return {
    labels: result?.options.map(({ label }) => label) ?? [],
    typed: result === null ? undefined : state.sliceDoc(result.from, position),
  };
}

const program = `#include <vector>
// commented counter
int solve(int first_value) {
  std::vector<int> numbers;
  std::string text = "quoted";
`;

describe('completions of C++', () => {
  it.each([
    ['keywords', `${program}  whi|`, ['while', 'const', 'nullptr'], 'whi'],
    ['names of the library', `${program}  ve|`, ['vector', 'sort', 'lower_bound'], 've'],
    ['names of the program', `${program}  nu|`, ['numbers', 'solve', 'first_value'], 'nu'],
    ['headers', '#include <vec|', ['vector', 'bits/stdc++.h', 'algorithm'], 'vec'],
    ['headers before a letter is typed', '#include <|', ['iostream'], ''],
    ['directives', '#inc|', ['#include', '#define'], '#inc'],
    ['members after a dot', `${program}  numbers.pu|`, ['push_back', 'size'], 'pu'],
    ['members after an arrow', `${program}  p->se|`, ['second', 'first'], 'se'],
    ['members right after the dot', `${program}  numbers.|`, ['push_back'], ''],
  ])('are offered: %s', async (_name, marked, expected, typed) => {
    const offered = await complete('cpp', marked);
    expect(offered.labels).toEqual(expect.arrayContaining(expected));
    expect(offered.typed).toBe(typed);
  });

  it.each([
    ['in a comment', '// whi|'],
    ['in a string', 'char* s = "whi|";'],
    ['after one letter', `${program}  n|`],
    ['in a number', 'double x = 12.|'],
    ['at the beginning of a line', `${program}  |`],
  ])('are not offered %s', async (_name, marked) => {
    expect((await complete('cpp', marked)).labels).toEqual([]);
  });

  it('are offered on request', async () => {
    expect((await complete('cpp', `${program}  |`, true)).labels).toContain('while');
  });

  it('exclude the word being typed and words of comments and strings', async () => {
    const { labels } = await complete('cpp', `${program}  numb|`);
    for (const label of ['numb', 'counter', 'commented', 'quoted']) expect(labels).not.toContain(label);
  });

  it('have no keywords after a dot, and no duplicates', async () => {
    const { labels } = await complete('cpp', `${program}  numbers.si|`);
    expect(labels).not.toContain('while');
    const all = (await complete('cpp', `${program} int vector; ve|`)).labels;
    expect(all.filter((label) => label === 'vector')).toHaveLength(1);
  });
});

const others: readonly (readonly [EditorLanguage, string, string[]])[] = [
  ['c', 'int main(void) { int counter; pr|', ['printf', 'counter', 'while']],
  ['python', 'total = 1\ndef solve(values):\n    pr|', ['print', 'total', 'values', 'while']],
  ['java', 'class Main { int total; void run() { Sc|', ['Scanner', 'total', 'while']],
  ['kotlin', 'fun main() {\n val total = 1\n re|', ['readln', 'total', 'while']],
  ['go', 'package main\nfunc main() {\n total := 1\n ap|', ['append', 'total', 'for']],
  ['rust', 'fn main() {\n let total = 1;\n pr|', ['println!', 'total', 'while']],
  ['javascript', 'const total = 1;\nwh|', ['while', 'total', 'Math']],
  ['typescript', 'const total: number = 1;\nin|', ['interface', 'total']],
  ['csharp', 'class P { static void Main() { int total = 1; Co|', ['Console', 'total', 'while']],
  ['php', '<?php $total = 1; ec|', ['echo', 'strlen']],
  ['ruby', 'total = 1\npu|', ['puts', 'total', 'while']],
  ['pascal', 'var total: longint;\nbegin\n  wr|', ['writeln', 'total', 'while']],
];

it.each(others)('%s has keywords, a library and local names', async (language, marked, expected) => {
  expect((await complete(language, marked)).labels).toEqual(expect.arrayContaining(expected));
});

it.each(others.map(([language]) => language))('%s lists no name twice', async (language) => {
  const words: LanguageWords | undefined = (await loadLanguage(language)).parts?.words;
  const all = [words?.keywords, words?.types, words?.functions, words?.constants].flatMap(listWords);
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  const members = listWords(words?.members);
  expect(members.filter((word, index) => members.indexOf(word) !== index)).toEqual([]);
});
