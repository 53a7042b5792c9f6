/** Adapts an imported problem to the site: unique names, known languages, a limited number of solutions. */
import { counterExampleLimits } from '@touchstone/contract/counter-example-limits';
import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import type {
  InputProgramContent,
  ProblemContent,
  SolutionContent,
} from '@touchstone/problem-formats/problem-content';
import { note, type FormatNote } from '@touchstone/problem-formats/read-result';
import { createNameGiver } from '@touchstone/problem-formats/safe-file-name';

export function adaptContent(
  content: ProblemContent,
  languages: readonly string[],
): { content: ProblemContent; notes: FormatNote[] } {
  const isKnown = (name: string) => languages.includes(name);
  const skipped = (content.languages ?? []).filter((name) => !isKnown(name));
  const lostTemplates = content.codeTemplates.filter(({ language }) => !isKnown(language));
  const giveName = createNameGiver();
  const { kept, skipped: lostSolutions } = boundSolutions(content.solutions);
  const adapted: ProblemContent = {
    ...content,
    languages: content.languages === null ? null : [...new Set(content.languages.filter(isKnown))],
    tags: uniqueBy(
      content.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
      (tag) => tag.toLowerCase(),
    ),
    codeTemplates: uniqueBy(
      content.codeTemplates.filter(({ language }) => isKnown(language)),
      ({ language }) => language,
    ),
    inputPrograms: boundInputPrograms(content.inputPrograms),
    solutions: kept.map((solution) => ({ ...solution, name: giveName(solution.name.slice(-maxNameLength)) })),
  };
  const listed = (names: readonly string[]) => ({ detail: [...new Set(names)].join(', ') });
  return {
    content: adapted,
    notes: [
      ...(skipped.length > 0 ? [note('language-skipped', listed(skipped))] : []),
      ...(lostTemplates.length > 0
        ? [note('template-skipped', listed(lostTemplates.map(({ language }) => language)))]
        : []),
      ...(lostSolutions.length > 0
        ? [note('solutions-bounded', { detail: describeLost(lostSolutions) })]
        : []),
    ],
  };
}

/** Leaves room for the number that is appended to a duplicate name. */
const maxNameLength = problemCheckLimits.solutionNameMaximum - 10;
/** As many names as fit into a sentence. */
const maxListedSolutions = 10;

/** Keeps the first solutions, up to the limits for number and length. */
function boundSolutions(solutions: readonly SolutionContent[]) {
  const { codeMaximum, solutionsMaximum } = problemCheckLimits;
  const kept = solutions.filter(({ code }) => code.length <= codeMaximum).slice(0, solutionsMaximum);
  const isKept = new Set(kept);
  return { kept, skipped: solutions.filter((solution) => !isKept.has(solution)) };
}

/** Keeps one validator and the first generators. A generator without a call gets one. */
function boundInputPrograms(programs: readonly InputProgramContent[]): InputProgramContent[] {
  const { generatorsMaximum, argumentLinesMaximum, argumentLineMaximum } = counterExampleLimits;
  const fitting = programs.filter(({ code }) => code.length <= problemCheckLimits.codeMaximum);
  const generators = fitting.filter(({ kind }) => kind === 'generator').slice(0, generatorsMaximum);
  const validators = fitting.filter(({ kind }) => kind === 'validator').slice(0, 1);
  const giveName = createNameGiver();
  return [...generators, ...validators].map((program) => {
    const lines = program.argumentLines
      .filter((line) => line.trim() !== '' && line.length <= argumentLineMaximum)
      .slice(0, argumentLinesMaximum);
    const isCalled = program.kind === 'validator' || lines.length > 0;
    return {
      ...program,
      name: giveName(program.name.slice(-maxNameLength)),
      argumentLines: isCalled ? lines : ['{seed}'],
    };
  });
}

function describeLost(solutions: readonly SolutionContent[]): string {
  const names = solutions.slice(0, maxListedSolutions).map(({ name }) => name.slice(-maxNameLength));
  const more = solutions.length - names.length;
  return more === 0 ? names.join(', ') : `${names.join(', ')}, … +${String(more)}`;
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const isNew = !seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isNew;
  });
}
