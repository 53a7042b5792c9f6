import { toLanguages, type LanguageRow } from './remote-language.ts';

/** The API takes a language with options. Their combinations are named here; the client of the vendor translates the names. */
const named = (name: string, mode: LanguageRow[2]): LanguageRow => [name, name, mode];

export const libreojLanguages = toLanguages([
  named('C++ 17 (G++ O2)', 'cpp'),
  named('C++ 17 (G++)', 'cpp'),
  named('C++ 17 (Clang++ O2)', 'cpp'),
  named('C++ 17 (Clang++)', 'cpp'),
  named('C++ 11 (G++ O2)', 'cpp'),
  named('C++ 11 (G++)', 'cpp'),
  named('C++ 11 (Clang++ O2)', 'cpp'),
  named('C++ 11 (Clang++)', 'cpp'),
  named('C 17 (GCC)', 'c'),
  named('C 17 (Clang)', 'c'),
  named('C 11 (GCC)', 'c'),
  named('C 11 (Clang)', 'c'),
  named('Python 3.10', 'python'),
  named('Python 3.9', 'python'),
  named('Java', 'java'),
  named('Kotlin 1.8 (JVM)', 'kotlin'),
  named('Go 1.x', 'go'),
  named('Rust 2021', 'rust'),
  named('Rust 2018', 'rust'),
  named('Rust 2015', 'rust'),
  named('C# 9', 'csharp'),
  named('C# 7.3', 'csharp'),
  named('Pascal', 'pascal'),
  named('Python 2.7', 'python'),
]);
