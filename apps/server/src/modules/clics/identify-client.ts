/**
 * How this works: ICPC tools support only HTTP Basic. The credentials are logged in as on the login page, with its
 * limits, counted failures and blocks. A tool cannot solve a puzzle, so it waits instead. At an address from which the account
 * logged in lately, only the failures of this account at this address count (`rules/accounts`, `isTool`): guesses elsewhere
 * must not stop the tools of a running contest. Only accounts of the contest can log in (`contest-accounts.ts`); all others get
 * the answer of a wrong password. The session is cached under a keyed hash of the credentials and the contest, and serves the
 * following requests. A logout, a new password or a ban ends it like any other, and the next request logs in again. Clients may
 * also send a session token, and pages of the site their cookie.
 *
 * A token of the Contest API (`contest-administration/desk/api-tokens.ts`) is a Bearer token, or the password of HTTP Basic
 * with any username. It needs no login and is valid in one contest.
 */
import { guest } from '@touchstone/contract';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHmac, randomBytes } from 'node:crypto';
import { authenticate, onDevice } from '../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { originOf } from '../../platform/http/call-origin.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkSession, sessionError, type Viewer } from '../../platform/sessions/sessions.ts';
import { logIn } from '../accounts/index.ts';
import { identifyByApiToken, isContestApiToken } from '../contest-administration/index.ts';
import { isAccountOfContest } from './contest-accounts.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'passwords' | 'settings'>;

const maxCachedTokens = 1000;

export interface Client {
  viewer: Viewer | undefined;
  /** The client may read this contest only. */
  onlyContestId?: number;
}

/** `contestId`: of the path, if it names one. */
export type IdentifyClient = (request: FastifyRequest, contestId?: number) => Promise<Client>;

/**
 * Throws for invalid credentials; a request without any is a guest. Repeated calls check that the credentials are still
 * valid.
 */
export function createClientIdentifier(platform: Platform): IdentifyClient {
  const key = randomBytes(32);
  const tokens = new LRUCache<string, Promise<string>>({ max: maxCachedTokens });

  const logInOnce = (login: ToolLogin): Promise<string> => {
    const { credentials, contestId } = login;
    const name = createHmac('sha256', key)
      .update(JSON.stringify([credentials.username, credentials.password, contestId]))
      .digest('base64');
    const known = tokens.get(name);
    if (known !== undefined) return reuse(platform, known, () => logInAgain(login, name));
    return logInAgain(login, name);
  };

  const logInAgain = async ({ request, credentials, contestId }: ToolLogin, name: string) => {
    const mayLogIn = (viewer: Viewer) => isAccountOfContest(platform, viewer, contestId);
    const opening = logIn(platform, { credentials, origin: originOf(request), tool: { mayLogIn } }).then(
      ({ token }) => token,
    );
    tokens.set(name, opening);
    try {
      return await opening;
    } catch (error) {
      if (tokens.peek(name) === opening) tokens.delete(name);
      throw error;
    }
  };

  return async (request, contestId) => {
    const { authorization } = request.headers;
    const credentials = parseBasic(authorization);
    const token = credentials?.password ?? authorization?.replace(/^bearer\s+/i, '') ?? '';
    if (isContestApiToken(token)) {
      const { viewer, contestId } = await identifyByApiToken(platform, token);
      return { viewer, onlyContestId: contestId };
    }
    if (credentials === undefined) {
      const options = { access: guest, mayUseCookie: true };
      return { viewer: (await authenticate(authenticatorOf(platform), request, options)).viewer };
    }
    const login = { request, credentials, contestId };
    return { viewer: await getViewer(platform, request, await logInOnce(login)) };
  };
}

interface ToolLogin {
  request: FastifyRequest;
  credentials: Credentials;
  contestId: number | undefined;
}

/** An ended session requires a new login. */
async function reuse(
  parts: Parts,
  known: Promise<string>,
  logInAgain: () => Promise<string>,
): Promise<string> {
  const token = await known;
  const session = await checkSession(parts, token, parts.clock());
  return session.state === 'live' ? token : logInAgain();
}

async function getViewer(parts: Parts, request: FastifyRequest, token: string): Promise<Viewer> {
  const session = await checkSession(parts, token, parts.clock());
  if (session.state === 'live') return onDevice(session, request);
  throw sessionError(session.state);
}

interface Credentials {
  username: string;
  password: string;
}

/** Returns undefined for other schemes. A malformed value becomes empty credentials. */
function parseBasic(header: string | undefined): Credentials | undefined {
  const encoded = /^basic\s+(.*)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [username = '', ...rest] = Buffer.from(encoded.trim(), 'base64').toString('utf8').split(':');
  return { username, password: rest.join(':') };
}
