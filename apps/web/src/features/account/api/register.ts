import { callApi } from '../../../lib/api/index.ts';

interface Registration {
  username: string;
  password: string;
  email: string;
  code: string;
}

export const register = ({ username, password, email, code }: Registration): Promise<null> =>
  callApi('POST /api/register', {
    body: { username: username.trim(), password, email: email.trim(), code: code.trim() },
  });
