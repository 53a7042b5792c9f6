import type { BoardRow } from '../api/read-board.ts';

type Named = Pick<BoardRow, 'username' | 'nickname' | 'realname'>;

/** What the board calls people, by the choice of who runs the contest; whoever has no such name goes by the account. */
export function shownNameOf(choice: string | null): (row: Named) => string {
  const pick = (row: Named): string | null => {
    if (choice === 'nickname') return row.nickname;
    return choice === 'realname' ? row.realname : row.username;
  };
  return (row) => {
    const name = pick(row)?.trim() ?? '';
    return name === '' ? row.username : name;
  };
}
