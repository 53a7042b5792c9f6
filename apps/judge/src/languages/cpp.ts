import { largeCompile, type Language, type PrecompiledHeader } from './language.ts';

const selfTest = `#include <iostream>
int main() { long a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }
`;

/** A standard is offered when the compiler accepts it: the self-test of "C++ 23" fails with an old g++. */
const standards: readonly (readonly [name: string, option: string])[] = [
  ['C++', '-std=c++14'],
  ['C++ 17', '-std=c++17'],
  ['C++ 20', '-std=c++20'],
  ['C++ 23', '-std=c++23'],
];

function cpp(name: string, options: string[], checkersCompileAs: string): Language {
  const flags = ['-DONLINE_JUDGE', ...options, '-w', '-fmax-errors=1'];
  return {
    name,
    sourceFile: 'main.cpp',
    programs: { compiler: ['g++'] },
    compile: [['{compiler}', ...flags, '{includeFolders}', 'main.cpp', '{sources}', '-lm', '-o', 'main']],
    artefact: 'main',
    run: ['./main'],
    version: ['{compiler}', '--version'],
    compileLimits: largeCompile,
    precompiledHeader: precompileEverything(flags),
    checkersCompileAs,
    selfTest,
  };
}

/** A precompiled header is taken only by a compilation with the same flags. */
function precompileEverything(flags: readonly string[]): PrecompiledHeader {
  return {
    name: 'bits/stdc++.h',
    compile: ['{compiler}', ...flags, '-x', 'c++-header', 'header.h', '-o', 'header.gch'],
    probe: ['{compiler}', ...flags, '{includeFolders}', '-H', '-fsyntax-only', 'main.cpp'],
  };
}

export const cppLanguages: readonly Language[] = standards.flatMap(([name, option]) => [
  cpp(name, [option], `${name} With O2`),
  cpp(`${name} With O2`, ['-O2', option], `${name} With O2`),
]);
