/**
 * An OpenID provider on this machine, made with `oidc-provider`. It has the users that a test adds. With `signInAs` set, it logs
 * that user in without a page; otherwise it shows a form, as the provider of a school does.
 */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider, type Configuration } from 'oidc-provider';

export interface LocalOpenIdProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claims of each user, by subject. */
  users: Map<string, Record<string, unknown>>;
  /** The subject that is logged in without a page. Null: the user refuses. */
  signInAs: string | null | undefined;
  /** Handles requests instead of the provider, to simulate faults. */
  fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  close: () => Promise<void>;
}

const clientId = 'judge';
const clientSecret = 'the-client-secret-of-the-tests';

const claimNames = [
  'sub',
  'name',
  'preferred_username',
  'email',
  'email_verified',
  'groups',
  'department',
  'employee_number',
  'realm_access',
];

function configure(self: LocalOpenIdProvider, returnUrls: readonly string[]): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...returnUrls],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: ['a-key-of-the-tests'] },
    claims: { openid: claimNames, profile: [], email: [] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    findAccount: (_context, id) => {
      const claims = self.users.get(id);
      return claims && { accountId: id, claims: () => Promise.resolve({ sub: id, ...claims }) };
    },
    // Every client of a school is trusted: the users are not asked.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}

const form = `<!doctype html><html lang="en"><title>School login</title><body><main><h1>School login</h1>
<form method="post"><label>School account <input name="subject" autofocus></label>
<button>Sign in</button></form></main></body></html>`;

/** The form posts the subject; `signInAs` answers without it. */
async function interact(
  provider: Provider,
  self: LocalOpenIdProvider,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) {
  const isPosted = request.method === 'POST';
  if (self.signInAs === undefined && !isPosted) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(form);
    return;
  }
  const posted = isPosted ? new URLSearchParams(await text(request)).get('subject') : null;
  const accountId = self.signInAs ?? posted;
  const result =
    accountId === null || !self.users.has(accountId)
      ? { error: 'access_denied', error_description: 'the user refused' }
      : { login: { accountId, remember: false } };
  await provider.interactionFinished(request, response, result);
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

export async function startLocalOpenIdProvider(returnUrls: readonly string[]): Promise<LocalOpenIdProvider> {
  const server = createServer();
  const issuer = `http://127.0.0.1:${String(await listen(server))}`;
  const self: LocalOpenIdProvider = {
    issuer,
    clientId,
    clientSecret,
    users: new Map(),
    signInAs: undefined,
    fault: undefined,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const provider = new Provider(issuer, configure(self, returnUrls));
  const serve = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (self.fault?.(request, response) === true) return;
    if (!request.url?.startsWith('/interaction/')) {
      void serve(request, response);
      return;
    }
    interact(provider, self, { request, response }).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  return self;
}

/** Visits the pages of the provider as a browser does, and returns the query of the address that it redirects to. */
export async function visitProvider(address: string, returnUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const separator = pair.indexOf('=');
      cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`the provider answered ${String(response.status)}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.href.startsWith(`${returnUrl}?`)) return url.search.slice(1);
  }
  throw new Error('the provider redirects without an end');
}
