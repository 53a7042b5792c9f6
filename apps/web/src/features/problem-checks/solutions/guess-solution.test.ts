import { expect, test } from 'vitest';
import { freeName, guessExpected, guessLanguage, toSolution } from './guess-solution.ts';

const languages = ['C', 'C++', 'C++ With O2', 'Java', 'Python3'];

test.each([
  ['main.cpp', 'C++ With O2'],
  ['MAIN.CC', 'C++ With O2'],
  ['a.c', 'C'],
  ['Main.java', 'Java'],
  ['x.tar.py', 'Python3'],
  ['x.rs', undefined],
  ['Makefile', undefined],
  ['', undefined],
])('detects the language of %j as %s', (name, language) => {
  expect(guessLanguage(name, languages)).toBe(language);
});

test.each([
  ['model.cpp', [0]],
  ['sum_wa2.cpp', [-1]],
  ['slow-dp.py', [1]],
  ['TLE.java', [1]],
  ['re.cpp', [3]],
  ['greedy.cpp', [-1]],
  // The letters inside another word do not count.
  ['water.cpp', [0]],
  ['tree.cpp', [0]],
  ['ac.wa', [0]],
])('expects of %j: %j', (name, expected) => {
  expect(guessExpected(name)).toEqual(expected);
});

test('a name in use gets a number', () => {
  expect(freeName('a.cpp', new Set())).toBe('a.cpp');
  expect(freeName('a.cpp', new Set(['a.cpp', 'a.cpp (2)']))).toBe('a.cpp (3)');
});

test('a file becomes a solution if the site has its language', () => {
  const taken = new Set(['wa.c']);
  expect(toSolution({ name: 'wa.c', code: 'x' }, { languages, taken })).toEqual({
    name: 'wa.c (2)',
    language: 'C',
    code: 'x',
    expectedStatuses: [-1],
  });
  expect(toSolution({ name: 'notes.txt', code: 'x' }, { languages, taken })).toBeUndefined();
});
