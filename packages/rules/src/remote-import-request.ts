/**
 * What an administrator types to import many problems of another judge: ids, ranges and contests, separated by commas, blanks or
 * lines. `1000, 1003-1010` names ten problems; `4A-4D` and `4A-D` name four problems of one contest; `1850` names the contest.
 */
import { remoteImportLimits } from '@touchstone/contract/remote-import-limits';

export interface RequestFormat {
  /** The id as the site spells it, undefined if it cannot be one. */
  parseProblemId: (text: string) => string | undefined;
  /** Of sites whose problems belong to contests. Decides before `parseProblemId`. */
  parseContestId?: ((text: string) => string | undefined) | undefined;
}

export type RequestPart = { problemId: string } | { contestId: string };

export type RequestError =
  | { reason: 'empty' }
  | { reason: 'unknown'; text: string }
  /** The end comes before the beginning, or both belong to different contests. */
  | { reason: 'range'; text: string }
  | { reason: 'tooMany'; maximum: number }
  | { reason: 'tooManyContests'; maximum: number };

export type ParsedRequest = { parts: readonly RequestPart[] } | { error: RequestError };

const separators = /[\s,，;；、]+/u;

/** Each problem and contest is named once, in the typed order. */
export function parseImportRequest(text: string, format: RequestFormat): ParsedRequest {
  const parts = new Map<string, RequestPart>();
  const { problemsMaximum, contestsMaximum } = remoteImportLimits;
  for (const typed of text.split(separators).filter((one) => one !== '')) {
    const found = parseTyped(typed, format);
    if ('error' in found) return found;
    for (const part of found.parts) parts.set(JSON.stringify(part), part);
    if (parts.size > problemsMaximum) return tooMany;
  }
  const all = [...parts.values()];
  if (all.length === 0) return { error: { reason: 'empty' } };
  if (all.filter((part) => 'contestId' in part).length > contestsMaximum)
    return { error: { reason: 'tooManyContests', maximum: contestsMaximum } };
  return { parts: all };
}

const tooMany = { error: { reason: 'tooMany', maximum: remoteImportLimits.problemsMaximum } } as const;

function parseTyped(typed: string, format: RequestFormat): ParsedRequest {
  const single = parseSingle(typed, format);
  if (single !== undefined) return { parts: [single] };
  const range = parseRange(typed);
  if (range === undefined) return { error: { reason: 'unknown', text: typed } };
  const { from, to, spell } = range;
  if (to < from) return { error: { reason: 'range', text: typed } };
  if (to - from >= remoteImportLimits.problemsMaximum) return tooMany;
  const ids = Array.from({ length: to - from + 1 }, (_, index) => format.parseProblemId(spell(from + index)));
  const known = ids.flatMap((problemId) => (problemId === undefined ? [] : [{ problemId }]));
  return known.length === ids.length ? { parts: known } : { error: { reason: 'unknown', text: typed } };
}

function parseSingle(
  typed: string,
  { parseContestId, parseProblemId }: RequestFormat,
): RequestPart | undefined {
  const contestId = parseContestId?.(typed);
  if (contestId !== undefined) return { contestId };
  const problemId = parseProblemId(typed);
  return problemId === undefined ? undefined : { problemId };
}

interface Range {
  from: number;
  to: number;
  spell: (value: number) => string;
}

const numbers = /^(\d{1,7})(?:-|~|\.\.|–|—)(\d{1,7})$/u;
/** The prefix of the second id may be left out. */
const letters = /^(.*?)([A-Za-z])(?:-|~|\.\.|–|—)(.*?)([A-Za-z])$/u;

function parseRange(typed: string): Range | undefined {
  const [, first, last] = numbers.exec(typed) ?? [];
  if (first !== undefined && last !== undefined)
    return { from: Number(first), to: Number(last), spell: String };
  const [, prefix = '', begin, otherPrefix = '', end] = letters.exec(typed) ?? [];
  if (begin === undefined || end === undefined) return undefined;
  const isSameContest = otherPrefix === '' || otherPrefix === prefix;
  // Letters of one case: `4a-D` means `4A-D`.
  const [from, to] = [begin, end].map((letter) => letter.toLowerCase().codePointAt(0) ?? 0);
  if (!isSameContest || from === undefined || to === undefined) return undefined;
  return { from, to, spell: (value) => `${prefix}${String.fromCodePoint(value)}` };
}
