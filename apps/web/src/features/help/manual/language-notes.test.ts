import { expect, it } from 'vitest';
import { languageNotes, notesOf } from './language-notes.ts';

const m = languageNotes['zh-CN'];

it.each([
  ['C', [m.standard('C11')]],
  ['C With O2', [m.standard('C11'), m.optimised]],
  ['C++', [m.standard('C++14')]],
  ['C++ 20 With O2', [m.standard('C++20'), m.optimised]],
  ['Java', [m.java]],
  ['TypeScript', [m.typescript]],
  ['PHP', [m.php]],
  ['PyPy3', [m.jit]],
  ['Golang', []],
  ['Some language of another site', []],
])('%s: %s', (name, notes) => {
  expect(notesOf(name, m)).toEqual(notes);
});
