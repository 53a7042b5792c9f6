import { expect, test } from 'vitest';
import { endingOf, nameArchivedProgram } from './archived-program.ts';

test.each([
  ['C', 'c'],
  ['C With O2', 'c'],
  ['C++', 'cpp'],
  ['C++ 17 With O2', 'cpp'],
  ['C#', 'cs'],
  ['Java', 'java'],
  ['JavaScript Node', 'js'],
  ['Python3', 'py'],
  ['PyPy3', 'py'],
  ['Golang', 'go'],
  ['PHP', 'php'],
  ['Pascal', 'pas'],
  ['Rust', 'txt'],
])('%s ends in %s', (language, ending) => {
  expect(endingOf(language)).toBe(ending);
});

const program = { username: 'ann', displayId: 'A', language: 'C++', time: '20240501160000', score: null };

test.each([
  ['user', program, 'ann', 'A_(20240501160000).cpp'],
  ['problem', program, 'A', 'ann_(20240501160000).cpp'],
  ['user', { ...program, score: 30 }, 'ann', 'A_30_(20240501160000).cpp'],
] as const)('by %s: %o', (split, given, folder, file) => {
  expect(nameArchivedProgram(given, split)).toEqual({ folder, file });
});
