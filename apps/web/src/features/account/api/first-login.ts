import type { UserInfo } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import type { Credentials } from './login.ts';

export const createFromProvider = (body: { ticket: string; username: string }): Promise<UserInfo> =>
  callApi('POST /api/sign-in/create', { body });

export const connectAccount = ({
  ticket,
  username,
  password,
  puzzle,
}: Credentials & { ticket: string }): Promise<UserInfo> =>
  callApi('POST /api/sign-in/connect', { body: { ticket, username: username.trim(), password, puzzle } });
