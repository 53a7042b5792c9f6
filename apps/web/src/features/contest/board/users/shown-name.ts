import type { BoardRow } from '../api/load-board.ts';

type Named = Pick<BoardRow, 'username' | 'nickname' | 'realname'>;

/** The displayed name follows the setting of the contest. Users without such a name are shown by username. */
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
