import { largeCompile, type Language } from './language.ts';

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

function cpp(name: string, options: string[]): Language {
  const flags = ['-DONLINE_JUDGE', ...options, '-w', '-fmax-errors=1'];
  return {
    name,
    sourceFile: 'main.cpp',
    programs: { compiler: ['g++'] },
    compile: [['{compiler}', ...flags, 'main.cpp', '-lm', '-o', 'main']],
    artefact: 'main',
    run: ['./main'],
    version: ['{compiler}', '--version'],
    compileLimits: largeCompile,
    selfTest,
  };
}

export const cppLanguages: readonly Language[] = standards.flatMap(([name, option]) => [
  cpp(name, [option]),
  cpp(`${name} With O2`, ['-O2', option]),
]);
