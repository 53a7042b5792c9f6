import { remoteLanguages } from '@touchstone/contract/remote-languages/index';
import { expect, test } from 'vitest';
import { findLocalLanguage } from './local-language.ts';

const all = Object.values(remoteLanguages).flat();

test.each([
  ['G++', 'C++ With O2'],
  ['C++', 'C++ With O2'],
  ['GNU G++17 7.3.0', 'C++ 17 With O2'],
  ['GNU G++20 13.2 (64 bit, winlibs)', 'C++ 20 With O2'],
  ['GNU G++23 14.2 (64 bit, msys2)', 'C++ 23 With O2'],
  ['C++ 20 (Clang 16.0.6)', 'C++ 20 With O2'],
  ['C++ 23 (gcc 12.2)', 'C++ 23 With O2'],
  ['C++ 17 (G++ O2)', 'C++ 17 With O2'],
  ['C++ 11 (G++ O2)', 'C++ With O2'],
  ['C++14 (gcc 8.3)', 'C++ With O2'],
  ['C++ (g++ 4.3.2)', 'C++ With O2'],
  ['GCC', 'C With O2'],
  ['C 17 (GCC)', 'C With O2'],
  ['GNU GCC C11 5.1.0', 'C With O2'],
  ['Java', 'Java'],
  ['Java 21 64bit', 'Java'],
  ['Kotlin 2.2.0', 'Kotlin'],
  ['Go 1.x', 'Golang'],
  ['C# Mono 6.8', 'C#'],
  ['PHP 8.1.7', 'PHP'],
  ['Ruby 3.2.2', 'Ruby'],
  ['Rust 2021', 'Rust'],
  ['Delphi 7', 'Pascal'],
  ['Python 3.13.2', 'Python3'],
  ['Python 2.7.18', 'Python2'],
  ['Python (cpython 2.7.16)', 'Python2'],
  ['Python (CPython 3.11.4)', 'Python3'],
  ['Python 3 nbc (python 3.7.3)', 'Python3'],
  ['PyPy 3.10 (7.3.15, 64bit)', 'PyPy3'],
  ['PyPy 2.7.13 (7.3.0)', 'PyPy2'],
  ['Python (PyPy 2.7.13)', 'PyPy2'],
  ['Python (PyPy 3.10-v7.3.12)', 'PyPy3'],
  ['Node.js 15.8.0 (64bit)', 'JavaScript Node'],
  ['JavaScript (Node.js 18.16.1)', 'JavaScript Node'],
  ['JavaScript V8 4.8.0', 'JavaScript V8'],
  ['JavaScript (rhino 1.7.9)', 'JavaScript V8'],
  ['JavaScript (Deno 1.35.1)', undefined],
  ['TypeScript 5.1 (Node.js 18.16.1)', 'TypeScript'],
  ['Haskell GHC 8.10.1', undefined],
  ['Fortran', undefined],
])('%s runs as %s', (name, local) => {
  const language = all.find((one) => one.name === name);
  expect(language).toBeDefined();
  expect(language && findLocalLanguage(language)).toBe(local);
});
