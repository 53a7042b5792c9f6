/** Rules for creating many accounts at once: parsing and validating import rows, and generating usernames. */
import { accountLimits } from '@touchstone/contract/account-limits';
import {
  userBatchLimits,
  type ImportColumn,
  type ImportProblem,
  type ImportReason,
} from '@touchstone/contract/user-batches';
import { findNewNameProblem, isEmail, isPasswordLengthValid } from './accounts.ts';

export interface ImportedUser {
  username: string;
  password: string;
  email: string | null;
  realname: string | null;
  gender: 'male' | 'female' | 'secrecy';
  nickname: string | null;
  school: string | null;
}

const genders = new Map<string, ImportedUser['gender']>([
  ['male', 'male'],
  ['0', 'male'],
  ['男', 'male'],
  ['female', 'female'],
  ['1', 'female'],
  ['女', 'female'],
]);

/** Cells are plain text, even if they look like a formula. A password keeps its blanks. */
export function parseImportRow(row: readonly string[]): ImportedUser {
  const cell = (place: number) => row[place]?.trim() ?? '';
  const optional = (place: number) => (cell(place) === '' ? null : cell(place));
  return {
    username: cell(0),
    password: row[1] ?? '',
    email: optional(2),
    realname: optional(3),
    gender: genders.get(cell(4).toLowerCase()) ?? 'secrecy',
    nickname: optional(5),
    school: optional(6),
  };
}

interface RowProblem {
  column?: ImportColumn;
  reason: ImportReason;
}

const nameReasons = {
  credentialsEmpty: 'usernameMissing',
  usernameLength: 'usernameLength',
  usernameCharacters: 'usernameCharacters',
  usernameScripts: 'usernameScripts',
} as const;

const isStorable = (cell: string) => !cell.includes('\0') && cell.isWellFormed();

const tooLong = (value: string | null, maximum: number, problem: RowProblem): RowProblem[] =>
  (value?.length ?? 0) > maximum ? [problem] : [];

function findRowProblems(row: readonly string[]): RowProblem[] {
  if (row.slice(userBatchLimits.columns).some((cell) => cell.trim() !== ''))
    return [{ reason: 'tooManyColumns' }];
  if (!row.every(isStorable)) return [{ reason: 'unstorable' }];
  const user = parseImportRow(row);
  const nameProblem = findNewNameProblem(user.username);
  const problems: RowProblem[] = [];
  if (nameProblem !== undefined) problems.push({ column: 'username', reason: nameReasons[nameProblem] });
  if (user.password.trim() === '') problems.push({ column: 'password', reason: 'passwordMissing' });
  else if (!isPasswordLengthValid(user.password))
    problems.push({ column: 'password', reason: 'passwordLength' });
  if (user.email !== null && !isEmail(user.email)) problems.push({ column: 'email', reason: 'emailFormat' });
  const { realnameMaximum, nicknameMaximum, schoolMaximum } = accountLimits;
  return [
    ...problems,
    ...tooLong(user.realname, realnameMaximum, { column: 'realname', reason: 'realnameLength' }),
    ...tooLong(user.nickname, nicknameMaximum, { column: 'nickname', reason: 'nicknameLength' }),
    ...tooLong(user.school, schoolMaximum, { column: 'school', reason: 'schoolLength' }),
  ];
}

interface TakenNames {
  usernames: ReadonlySet<string>;
  emails: ReadonlySet<string>;
  looksLikeStaff: (username: string) => boolean;
}

/**
 * In row order. Names and addresses that differ only in case are duplicates. `taken` holds those of the site, in lower
 * case, and knows its staff.
 */
export function findImportProblems(
  rows: readonly (readonly string[])[],
  taken: TakenNames = { usernames: new Set(), emails: new Set(), looksLikeStaff: () => false },
): ImportProblem[] {
  const seen = { usernames: new Set<string>(), emails: new Set<string>() };
  return rows.flatMap((cells, row) => {
    const user = parseImportRow(cells);
    const username = user.username.toLowerCase();
    const email = user.email?.toLowerCase() ?? '';
    const problems = findRowProblems(cells);
    if (seen.usernames.has(username)) problems.push({ column: 'username', reason: 'usernameRepeated' });
    else if (taken.usernames.has(username)) problems.push({ column: 'username', reason: 'usernameTaken' });
    else if (taken.looksLikeStaff(username))
      problems.push({ column: 'username', reason: 'usernameLikeStaff' });
    if (seen.emails.has(email)) problems.push({ column: 'email', reason: 'emailRepeated' });
    else if (taken.emails.has(email)) problems.push({ column: 'email', reason: 'emailTaken' });
    if (username !== '') seen.usernames.add(username);
    if (email !== '') seen.emails.add(email);
    return problems.map((problem) => ({ row, ...problem }));
  });
}

export interface Generation {
  prefix: string;
  suffix: string;
  from: number;
  to: number;
  passwordLength: number;
}

export type GenerationProblem =
  | 'generationRange'
  | 'tooManyUsers'
  | 'generatedNumberTooLarge'
  | 'generatedPasswordLength'
  | 'generatedUsernameLength'
  | 'generatedUsernameCharacters';

export function findGenerationProblem(generation: Generation): GenerationProblem | undefined {
  const { from, to, passwordLength } = generation;
  const { users, numberMaximum, generatedPasswordMinimum, generatedPasswordMaximum } = userBatchLimits;
  if (from < 0 || to < from) return 'generationRange';
  if (to - from + 1 > users) return 'tooManyUsers';
  if (to > numberMaximum) return 'generatedNumberTooLarge';
  if (passwordLength < generatedPasswordMinimum || passwordLength > generatedPasswordMaximum)
    return 'generatedPasswordLength';
  // Such names are typed from a printed sheet.
  if (/\s/u.test(generation.prefix + generation.suffix)) return 'generatedUsernameCharacters';
  const problem = findNewNameProblem(generatedUsername(generation, to));
  return problem === undefined || problem === 'credentialsEmpty' ? undefined : generatedProblems[problem];
}

const generatedProblems = {
  usernameLength: 'generatedUsernameLength',
  usernameCharacters: 'generatedUsernameCharacters',
  usernameScripts: 'generatedUsernameCharacters',
} as const;

const generatedUsername = ({ prefix, suffix }: Pick<Generation, 'prefix' | 'suffix'>, number: number) =>
  `${prefix}${String(number)}${suffix}`;

export const listGeneratedUsernames = (generation: Generation): string[] =>
  Array.from({ length: generation.to - generation.from + 1 }, (_, index) =>
    generatedUsername(generation, generation.from + index),
  );
