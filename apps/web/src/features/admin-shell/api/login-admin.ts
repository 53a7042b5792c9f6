import type { UserInfo } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export interface AdminCredentials {
  username: string;
  password: string;
  puzzle?: { key: string; x: number } | undefined;
}

/** The API client starts the session with the token of the response. */
export const loginAdmin = ({ username, password, puzzle }: AdminCredentials): Promise<UserInfo> =>
  callApi('POST /api/admin/login', { body: { username: username.trim(), password, puzzle } });
