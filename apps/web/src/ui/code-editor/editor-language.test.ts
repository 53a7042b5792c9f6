import { expect, it } from 'vitest';
import { editorLanguageOf, editorLanguageOfFile, type EditorLanguage } from './editor-language.ts';

const names: readonly (readonly [string, EditorLanguage])[] = [
  ['C++', 'cpp'],
  ['C++ 17 With O2', 'cpp'],
  ['GNU G++20 13.2 (64 bit, winlibs)', 'cpp'],
  ['Clang++17 Diagnostics', 'cpp'],
  ['C', 'c'],
  ['C With O2', 'c'],
  ['GNU C11 5.1.0', 'c'],
  ['GCC', 'c'],
  ['C#', 'csharp'],
  ['Java', 'java'],
  ['Java 8 32bit', 'java'],
  ['JavaScript Node', 'javascript'],
  ['JavaScript V8', 'javascript'],
  ['Node.js 12.16.3', 'javascript'],
  ['TypeScript', 'typescript'],
  ['Kotlin', 'kotlin'],
  ['Python3', 'python'],
  ['PyPy2', 'python'],
  ['Golang', 'go'],
  ['Go 1.22', 'go'],
  ['Rust', 'rust'],
  ['PHP', 'php'],
  ['Ruby', 'ruby'],
  ['Pascal', 'pascal'],
  ['Delphi 7', 'pascal'],
  ['Brainfuck', 'plain'],
  ['', 'plain'],
];

it.each(names)('maps the language %j to %s', (name, language) => {
  expect(editorLanguageOf(name)).toBe(language);
});

it.each([
  ['main.cpp', 'cpp'],
  ['A.CC', 'cpp'],
  ['a.b.py', 'python'],
  ['Main.java', 'java'],
  ['prog.c', 'c'],
  ['notes.txt', undefined],
  ['constructor', undefined],
  ['x.constructor', undefined],
  ['Makefile', undefined],
] as const)('guesses the language of the file %s', (file, language) => {
  expect(editorLanguageOfFile(file)).toBe(language);
});
