/** What the programs of a contest are called in the archive that its administrators take home. */

/** Which endings editors know; the first that fits counts, so that C comes after what begins with it. */
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
  /** Null where no points are given. */
  readonly score: number | null;
}

/** A folder of each user with a file of each problem, or the other way round. */
export function nameArchivedProgram(
  { username, displayId, language, time, score }: ArchivedProgram,
  split: ArchiveSplit,
): { readonly folder: string; readonly file: string } {
  const [folder, stem] = split === 'user' ? [username, displayId] : [displayId, username];
  const points = score === null ? '' : `_${String(score)}`;
  return { folder, file: `${stem}${points}_(${time}).${endingOf(language)}` };
}
