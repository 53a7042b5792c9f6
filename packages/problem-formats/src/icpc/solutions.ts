import type { Scoring } from '@touchstone/contract';
import { expectedStatuses } from '../jury-package/expected-statuses.ts';
import type { JuryProgram, PackageSubmission } from '../jury-package/problem-package.ts';
import type { SolutionContent } from '../problem-content.ts';
import { toSingleSource } from '../programs/single-source.ts';
import { note, type FormatNote } from '../read-result.ts';

/** A solution on the site is one source; a program that cannot be merged into one is left out. */
export function toSolutions(
  submissions: readonly PackageSubmission[],
  { scoring, included }: { readonly scoring: Scoring; readonly included: JuryProgram['extraFiles'] },
): { readonly solutions: readonly SolutionContent[]; readonly notes: readonly FormatNote[] } {
  const solutions: SolutionContent[] = [];
  const notes: FormatNote[] = [];
  for (const { name, program, expectation } of submissions) {
    const file = `submissions/${name}`;
    if ('skipped' in program) {
      notes.push(note('solution-skipped', { file, detail: program.skipped }));
      continue;
    }
    const code = toSingleSource(withoutIncluded(program, included));
    if (code === undefined) notes.push(note('solution-skipped', { file, detail: fileNames(program) }));
    else
      solutions.push({
        name,
        language: program.languages[0],
        code,
        expectedStatuses: expectedStatuses(expectation, scoring),
      });
  }
  return { solutions, notes };
}

/** The site puts these files beside every submission. */
function withoutIncluded(program: JuryProgram, included: JuryProgram['extraFiles']): JuryProgram {
  if (Object.values(included).includes(program.code)) return program;
  const others = Object.entries(program.extraFiles).filter(([name, text]) => included[name] !== text);
  return { ...program, extraFiles: Object.fromEntries(others) };
}

const fileNames = ({ extraFiles }: JuryProgram): string => Object.keys(extraFiles).join(', ');
