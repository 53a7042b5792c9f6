/** The programs of the test set: independent solutions of a few problems, written for it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageFamily } from '../language-families.ts';

export interface Source {
  readonly problem: string;
  readonly family: TestedFamily;
  readonly code: string;
}

export type TestedFamily = Extract<LanguageFamily, 'cpp' | 'go' | 'java' | 'python'>;

const families: Readonly<Record<string, TestedFamily>> = { cpp: 'cpp', go: 'go', java: 'java', py: 'python' };

const folder = join(import.meta.dirname, 'programs');

export function loadSources(): Source[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((problem) =>
      readdirSync(join(folder, problem))
        .toSorted()
        .map((file): Source => {
          const family = families[file.split('.')[1] ?? ''];
          if (family === undefined) throw new Error(`the language of ${file} is unknown`);
          return { problem, family, code: readFileSync(join(folder, problem, file), 'utf8') };
        }),
    );
}
