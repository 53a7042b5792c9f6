import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import type { EditorLanguage } from '../editor-language.ts';
import { loadLanguage } from '../load-language.ts';
import { listLocalNames } from './local-names.ts';

/** The names in a program; the word before `|` is being typed. */
async function namesIn(language: EditorLanguage, marked: string): Promise<string[]> {
  const { parts } = await loadLanguage(language);
  if (parts === undefined) throw new Error('There is no such language');
  const cursor = marked.includes('|') ? marked.indexOf('|') : marked.length + 10;
  const doc = marked.replace('|', '');
  const state = EditorState.create({ doc, extensions: parts.language });
  // Parses the whole program, however busy the machine is.
  const tree = ensureSyntaxTree(state, doc.length, 30_000);
  if (tree === null) throw new Error('The program was not parsed');
  return listLocalNames({ tree, text: state.doc, typing: { from: cursor, to: cursor } });
}

describe('the names of a program', () => {
  it('come in the order of their first use, each once', async () => {
    const names = await namesIn('python', 'total = 0\nstep = total\ntotal = step\n');
    expect(names).toEqual(['total', 'step']);
  });

  it('leave out keywords, numbers, texts and comments', async () => {
    const names = await namesIn('python', 'while count < 10:\n  print("hidden")  # secret\n');
    expect(names).toContain('count');
    for (const other of ['while', '10', 'hidden', 'secret']) expect(names).not.toContain(other);
  });

  it('leave out names of one letter', async () => {
    expect(await namesIn('python', 'n = 1\nnn = n\n')).toEqual(['nn']);
  });

  it('leave out the word that is being typed', async () => {
    expect(await namesIn('python', 'answer = 1\nans|')).toEqual(['answer']);
  });

  it('may be of any alphabet', async () => {
    expect(await namesIn('python', '答案 = 1\n')).toEqual(['答案']);
  });

  it('are at most 500', async () => {
    const program = Array.from({ length: 600 }, (_, index) => `name${String(index)} = 1`).join('\n');
    expect(await namesIn('python', program)).toHaveLength(500);
  });
});
