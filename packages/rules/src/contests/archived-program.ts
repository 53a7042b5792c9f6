/** File names in the archive of a contest's submissions. */

/** Extensions that editors know. The first match counts, so C comes after the names that begin with it. */
const endings: readonly (readonly [part: string, ending: string])[] = [
  ['c++', 'cpp'],
  ['c#', 'cs'],
  ['javascript', 'js'],
  ['java', 'java'],
  ['py', 'py'],
  ['pascal', 'pas'],
  ['go', 'go'],
  ['php', 'php'],
];

export function endingOf(language: string): string {
  const name = language.toLowerCase();
  if (name === 'c' || name.startsWith('c with')) return 'c';
  return endings.find(([part]) => name.startsWith(part))?.[1] ?? 'txt';
}

export type ArchiveSplit = 'user' | 'problem';

export interface ArchivedProgram {
  readonly username: string;
  readonly displayId: string;
  readonly language: string;
  /** As `yyyyMMddHHmmss`. */
  readonly time: string;
  /** Null without points. */
  readonly score: number | null;
}

/** One folder per user with a file per problem, or one folder per problem with a file per user. */
export function nameArchivedProgram(
  { username, displayId, language, time, score }: ArchivedProgram,
  split: ArchiveSplit,
): { readonly folder: string; readonly file: string } {
  const [folder, stem] = split === 'user' ? [username, displayId] : [displayId, username];
  const points = score === null ? '' : `_${String(score)}`;
  return { folder, file: `${stem}${points}_(${time}).${endingOf(language)}` };
}
