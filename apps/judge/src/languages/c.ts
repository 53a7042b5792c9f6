import { smallCompile, type Language } from './language.ts';

const selfTest = `#include <stdio.h>
int main(void) { long a, b; scanf("%ld %ld", &a, &b); printf("%ld\\n", a + b); return 0; }
`;

function c(name: string, options: string[]): Language {
  const flags = ['-DONLINE_JUDGE', ...options, '-w', '-fmax-errors=1', '-std=c11'];
  return {
    name,
    sourceFile: 'main.c',
    programs: { compiler: ['gcc'] },
    compile: [['{compiler}', ...flags, '{includeFolders}', 'main.c', '{sources}', '-lm', '-o', 'main']],
    artefact: 'main',
    run: ['./main'],
    version: ['{compiler}', '--version'],
    compileLimits: smallCompile,
    checkersCompileAs: 'C With O2',
    selfTest,
  };
}

export const cLanguages: readonly Language[] = [c('C', []), c('C With O2', ['-O2'])];
