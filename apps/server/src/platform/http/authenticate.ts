/**
 * How this works: the access class of a call decides how a token is treated. Anonymous calls use a valid
 * token and ignore an invalid one; guest calls refuse an invalid one; login calls require a valid one. The
 * token is in the `Authorization` header. Uploads and downloads by plain forms cannot send it: only they may
 * use the session cookie, and only if the browser says that the request comes from our own pages, so that no
 * foreign page can act for the user. Judges have their own tokens, which are invalid for any other call.
 */
import type { Access } from '@touchstone/contract';
import type { Database } from '@touchstone/database';
import { hasPermission } from '@touchstone/rules/permissions';
import type { FastifyRequest } from 'fastify';
import type { DiskReserve } from '../disk-reserve.ts';
import type { Clock } from '../clock.ts';
import { callError } from '../errors/call-error.ts';
import { identifyJudge, type JudgeIdentity } from './judge-identity.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import { recordSessionUse } from '../sessions/session-use.ts';
import {
  checkSession,
  renewSession,
  sessionError,
  type CallerSession,
  type SessionCheck,
  type Viewer,
} from '../sessions/sessions.ts';
import { originOf } from './call-origin.ts';

export const sessionCookieName = 'touchstone_session';

export interface Authenticator {
  database: Database;
  clock: Clock;
  judgeToken: string | undefined;
  diskReserve: DiskReserve;
  settings: Pick<SiteSettings, 'current'>;
}

export interface Authentication {
  viewer: Viewer | undefined;
  session: CallerSession | undefined;
  renewedToken: string | undefined;
  judge: JudgeIdentity | undefined;
}

const anonymous: Authentication = {
  viewer: undefined,
  session: undefined,
  renewedToken: undefined,
  judge: undefined,
};

interface Rules {
  access: Access;
  mayUseCookie: boolean;
  /** Also for a session that was opened with a default password. */
  acceptsDefaultPassword?: boolean | undefined;
  /** Also for a session whose role requires a second factor that the account does not have. */
  acceptsMissingFactor?: boolean | undefined;
}

export async function authenticate(
  { database, clock, judgeToken, settings }: Omit<Authenticator, 'diskReserve'>,
  request: FastifyRequest,
  { access, mayUseCookie, ...accepted }: Rules,
): Promise<Authentication> {
  if (access.kind === 'judge') {
    const judge = await identifyJudge(database, judgeToken, request.headers.authorization);
    return { ...anonymous, judge };
  }
  const token = request.headers.authorization ?? (mayUseCookie ? findCookieToken(request) : undefined);
  if (token === undefined || token === '') {
    if (access.kind === 'login') throw callError('loginRequired');
    return anonymous;
  }
  const session = await checkSession({ database, settings }, token, clock());
  const unfinished = findAcceptedUnfinished(session, accepted);
  if (unfinished !== undefined) return { ...anonymous, viewer: unfinished.viewer, session: unfinished };
  if (session.state !== 'live') {
    if (access.kind === 'anonymous') return anonymous;
    throw sessionError(session.state);
  }
  if (access.kind === 'login' && !isAllowed(session.viewer, access)) throw callError('noPermission');
  const renewedToken =
    access.kind === 'anonymous' ? undefined : await renewSession(database, session, clock());
  await recordSessionUse(database, session, { ip: originOf(request).ip, now: clock() });
  return { ...anonymous, viewer: onDevice(session, request), session, renewedToken };
}

/** The viewer of a live session with the device of this request. */
export function onDevice(
  { viewer, loginId }: Pick<CallerSession, 'viewer' | 'loginId'>,
  request: FastifyRequest,
): Viewer {
  const { ip, userAgent } = originOf(request);
  return { ...viewer, device: { loginId, ip, userAgent } };
}

/** A session that must do something first is good for the calls that do it. */
function findAcceptedUnfinished(
  session: SessionCheck,
  { acceptsDefaultPassword, acceptsMissingFactor }: Omit<Rules, 'access' | 'mayUseCookie'>,
): CallerSession | undefined {
  if (session.state === 'password-due' && acceptsDefaultPassword) return session;
  return session.state === 'factor-due' && acceptsMissingFactor ? session : undefined;
}

function isAllowed({ role }: Viewer, { roles, permission }: Extract<Access, { kind: 'login' }>) {
  if (roles !== undefined && !roles.includes(role)) return false;
  return permission === undefined || hasPermission(role, permission);
}

/**
 * Browsers set both headers themselves, and no page can forge them. Over plain HTTP they omit the first; the
 * second is present because our pages request it (see security-headers.ts). A client with neither cannot use
 * the cookie.
 */
function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const page = headers.referer;
  return page !== undefined && URL.canParse(page) && new URL(page).host === host;
}

function findCookieToken(request: FastifyRequest) {
  if (!isFromOwnPage(request)) return undefined;
  const cookies = request.headers.cookie?.split(';').map((pair) => pair.trim()) ?? [];
  return cookies
    .find((pair) => pair.startsWith(`${sessionCookieName}=`))
    ?.slice(sessionCookieName.length + 1);
}
