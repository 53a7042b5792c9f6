/** Validates the rows of an import of group members. The columns are those of the user import. */
import type { MemberImportProblem } from '@touchstone/contract/group-member-import';
import { findImportProblems, parseImportRow } from '../user-batches.ts';

export interface KnownAccounts {
  /** By lower-case username. */
  readonly accounts: ReadonlyMap<string, { readonly isBanned: boolean }>;
  /** Addresses of the site, in lower case. */
  readonly emails: ReadonlySet<string>;
  readonly looksLikeStaff: (username: string) => boolean;
  readonly canCreateAccounts: boolean;
}

/** In row order. An existing account needs only its username: the other cells of its row are ignored. */
export function findMemberImportProblems(
  rows: readonly (readonly string[])[],
  { accounts, emails, looksLikeStaff, canCreateAccounts }: KnownAccounts,
): MemberImportProblem[] {
  const accountOf = (row: number) => accounts.get(parseImportRow(rows[row] ?? []).username.toLowerCase());
  // Cells of existing accounts must not count as repeated addresses.
  const considered = rows.map((cells, row) => (accountOf(row) === undefined ? cells : onlyUsername(cells)));
  const problems: MemberImportProblem[] = findImportProblems(considered, {
    usernames: new Set(),
    emails,
    looksLikeStaff,
  })
    // `usernameTaken` cannot occur: no name was given as taken.
    .flatMap(({ row, column, reason }) => (reason === 'usernameTaken' ? [] : [{ row, column, reason }]))
    .filter(({ row, reason }) => accountOf(row) === undefined || reasonsOfExisting.has(reason));
  const more = rows.flatMap((cells, row): MemberImportProblem[] => {
    const account = accountOf(row);
    if (account?.isBanned === true) return [{ row, column: 'username', reason: 'accountBanned' }];
    const isNew = account === undefined && parseImportRow(cells).username !== '';
    return isNew && !canCreateAccounts ? [{ row, column: 'username', reason: 'accountMissing' }] : [];
  });
  const rowsWithout = new Set(more.filter(({ reason }) => reason === 'accountMissing').map(({ row }) => row));
  // A row that can create no account has no other fault worth naming.
  return [...problems.filter(({ row }) => !rowsWithout.has(row)), ...more].toSorted(
    (one, other) => one.row - other.row,
  );
}

const reasonsOfExisting: ReadonlySet<string> = new Set(['usernameRepeated', 'tooManyColumns', 'unstorable']);

const onlyUsername = (cells: readonly string[]) =>
  cells.map((cell, column) => (column >= 1 && column <= 6 ? '' : cell));
