import type { UserInfo } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export interface PuzzleAnswer {
  key: string;
  /** The left edge of the piece, in pixels of the picture. */
  x: number;
}

export interface Credentials {
  username: string;
  password: string;
  puzzle?: PuzzleAnswer | undefined;
}

export const login = ({ username, password, puzzle }: Credentials): Promise<UserInfo> =>
  callApi('POST /api/login', { body: { username: username.trim(), password, puzzle } });
