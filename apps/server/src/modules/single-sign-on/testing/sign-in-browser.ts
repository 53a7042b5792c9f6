/** A browser in tests of logins: it keeps the cookie of the site and visits the provider. */
import { signOnReturnPath } from '@touchstone/contract';
import { freshAddress } from '../../../testing/test-accounts.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { visitProvider } from './local-openid-provider.ts';

const pageHost = 'judge.example';
export const pageOrigin = `http://${pageHost}`;
export const returnUrl = `${pageOrigin}${signOnReturnPath}`;

interface Start {
  provider?: string;
  purpose?: 'login' | 'link' | 'test';
  token?: string;
  isInsideApp?: boolean;
}

export function openBrowser(server: TestServer) {
  let cookie = '';
  const headers = () => (cookie === '' ? {} : { cookie });

  const start = async ({ provider = 'school', purpose = 'login', token, isInsideApp }: Start = {}) => {
    const response = await server.call('POST /api/sign-in/start', {
      body: { provider, purpose, origin: pageOrigin, isInsideApp },
      headers: { ...headers(), host: pageHost },
      remoteAddress: freshAddress(),
      ...(token !== undefined && { token }),
    });
    const sent = response.headers['set-cookie'];
    if (typeof sent === 'string') [cookie = ''] = sent.split(';');
    return { ...response, url: (response.envelope.data as { url: string } | null)?.url ?? '' };
  };

  const finish = (parameters: string, token?: string) =>
    server.call('POST /api/sign-in/finish', {
      body: { parameters },
      headers: headers(),
      remoteAddress: freshAddress(),
      ...(token !== undefined && { token }),
    });

  /** The whole way: to the provider and back. */
  const signIn = async (options: Start = {}) => {
    const { url } = await start(options);
    return finish(await visitProvider(url, returnUrl), options.token);
  };

  return { start, finish, signIn, headers };
}
