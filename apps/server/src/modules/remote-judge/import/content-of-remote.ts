/** What this site stores of a problem of another judge. Texts that are too long and limits out of range are shortened, and said. */
import type { RemoteImportWarning } from '@touchstone/contract';
import { problemLimits } from '@touchstone/contract/problem-limits';
import { remoteJudgeNames, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { tagLimits } from '@touchstone/contract/tag-limits';
import type { RemoteProblem } from '@touchstone/remote-judges/remote-judge';
import type { RemoteContent } from '../../problem-administration/index.ts';

export interface Warning {
  code: RemoteImportWarning;
  /** An address or a field. */
  detail: string;
}

/** Our display ids have capital letters only. */
export const displayIdOf = (prefix: RemotePrefix, remoteId: string) => `${prefix}-${remoteId}`.toUpperCase();

/** Cases of these sites say which test failed. */
const withCaseResults: ReadonlySet<RemotePrefix> = new Set(['CF', 'GYM']);
export const areCaseResultsOpen = (prefix: RemotePrefix): boolean => withCaseResults.has(prefix);

export type RemoteTexts = Omit<RemoteContent, 'languageIds'>;

export function contentOfRemote(
  prefix: RemotePrefix,
  problem: RemoteProblem,
): { content: RemoteTexts; warnings: readonly Warning[] } {
  const warnings: Warning[] = [];
  const note = (field: string) => warnings.push({ code: 'shortened', detail: field });
  const text = (field: string, value: string, maximum: number = problemLimits.statementMaximum) => {
    const clean = storable(value);
    if (clean.length <= maximum) return clean;
    note(field);
    return clean.slice(0, maximum).toWellFormed();
  };
  const limit = (field: string, value: number, maximum: number) => {
    const whole = Math.max(1, Math.round(value));
    if (whole <= maximum) return whole;
    note(field);
    return maximum;
  };
  const list = <Item>(field: string, items: readonly Item[], maximum: number) => {
    if (items.length > maximum) note(field);
    return items.slice(0, maximum);
  };
  const { timeMsMaximum, memoryMbMaximum, titleMaximum, examplesMaximum, tagsMaximum } = problemLimits;
  const hint = text('hint', problem.hint);
  const content = {
    title: text('title', problem.title.trim(), titleMaximum),
    timeLimitMs: limit('timeLimit', problem.timeLimitMs, timeMsMaximum),
    memoryLimitMb: limit('memoryLimit', problem.memoryLimitMb, memoryMbMaximum),
    description: text('description', problem.description),
    inputDescription: text('input', problem.inputDescription),
    outputDescription: text('output', problem.outputDescription),
    hint: hint === '' ? null : hint,
    source: `[${displayIdOf(prefix, problem.id)}](${problem.sourceUrl})`,
    examples: list('examples', problem.examples, examplesMaximum).map(({ input, output }) => ({
      input: text('examples', input),
      output: text('examples', output),
    })),
    tags: list('tags', tagsOf(prefix, problem), tagsMaximum),
  };
  return { content, warnings };
}

/** A problem without tags has one with the name of its site, so that it can be found by it. */
function tagsOf(prefix: RemotePrefix, { tags }: RemoteProblem): readonly string[] {
  const names = new Map<string, string>();
  for (const tag of tags) {
    const name = storable(tag).trim().slice(0, tagLimits.nameMaximum).toWellFormed().trim();
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return names.size === 0 ? [remoteJudgeNames[prefix]] : [...names.values()];
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
