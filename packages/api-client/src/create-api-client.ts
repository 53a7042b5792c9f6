/**
 * The client of the API.
 *
 * How this works: a call is named by its key in the contract ("POST /api/login"), which types its query, body and
 * response. HTTP 200 with another status in the envelope is a business error; another HTTP status is a transport error;
 * no response is a time-out or a network error. All become one ApiError, which is published once (the app layer reacts
 * to it) and thrown. Tokens: a login response carries one in `authorization`; a renewal also carries `refresh-token`. A
 * renewal counts only if the token that was sent is still the current one, so that a response after a logout does not
 * log in again.
 */
import type { Calls, DataOf, Envelope, SentBodyOf, SentQueryOf, UserInfo } from '@touchstone/contract';
import { errorCodeHeader } from '@touchstone/contract/envelope';
import type { Effects } from '@touchstone/contract/in-use';
import type { Locale } from '@touchstone/contract/locales';
import { ApiError, kindOfHttpStatus } from './api-error.ts';
import { parseEnvelope } from './envelope.ts';
import { isAdminPath, parseCallName, toQueryString, type QueryValues } from './request-parts.ts';
import { sendRequest, TransportFailure } from './send-request.ts';

export type CallKey = keyof Calls;

interface CommonOptions {
  signal?: AbortSignal | undefined;
  /** The app shows the error as a toast. Without it the caller shows the error. */
  toastsError?: boolean;
}
type Part<Name extends string, Value> = [Value] extends [undefined] ? object : { [Key in Name]: Value };
type BodyPart<Call> = Call extends { upload: unknown } ? { form: FormData } : Part<'body', SentBodyOf<Call>>;
export type CallOptions<Name extends CallKey> = CommonOptions &
  Part<'query', SentQueryOf<Calls[Name]>> &
  BodyPart<Calls[Name]>;

export interface ApiClientParts {
  baseUrl: string;
  getLocale: () => Locale;
  getToken: () => string | undefined;
  replaceToken: (token: string) => void;
  beginSession: (token: string, user: UserInfo) => void;
  publishError: (error: ApiError) => void;
  /**
   * Asks the user about a change of something in use, and returns the effects that the user wants; undefined if none. Without
   * it such a request fails.
   */
  confirmChange?: (effects: Effects) => Promise<string | undefined>;
  timeoutMs?: number;
}

interface Request {
  name: string;
  query?: QueryValues;
  body?: object;
  form?: FormData;
  signal?: AbortSignal | undefined;
  toastsError: boolean;
}

const requestTimeoutMs = 90_000;
const callsWithoutToken: readonly string[] = [
  'POST /api/login',
  'POST /api/admin/login',
  'POST /api/login/second-factor',
  'POST /api/login/passkey',
];
const loginCalls: readonly string[] = [
  ...callsWithoutToken,
  'POST /api/wechat-login',
  'POST /api/sign-in/finish',
  'POST /api/sign-in/create',
  'POST /api/sign-in/connect',
];

export function createApiClient(parts: ApiClientParts) {
  const fail = (facts: ConstructorParameters<typeof ApiError>[0]): never => {
    const error = new ApiError(facts);
    parts.publishError(error);
    throw error;
  };

  function requestHeaders(request: Request, token: string | undefined): Headers {
    const { path } = parseCallName(request.name);
    const headers = new Headers({
      'Url-Type': isAdminPath(path) ? 'admin' : 'general',
      'Accept-Language': parts.getLocale(),
    });
    if (token !== undefined && !callsWithoutToken.includes(request.name)) headers.set('Authorization', token);
    if (request.form === undefined && request.body !== undefined)
      headers.set('Content-Type', 'application/json');
    return headers;
  }

  async function send(request: Request, token: string | undefined) {
    const { method, path } = parseCallName(request.name);
    const body = request.form ?? (request.body === undefined ? null : JSON.stringify(request.body));
    try {
      return await sendRequest({
        url: `${parts.baseUrl}${path}${toQueryString(request.query ?? {})}`,
        init: { method, body, headers: requestHeaders(request, token) },
        timeoutMs: parts.timeoutMs ?? requestTimeoutMs,
        signal: request.signal,
        read: (response) => response.text(),
      });
    } catch (cause) {
      if (!(cause instanceof TransportFailure)) throw cause;
      const isAdminCall = isAdminPath(path);
      return fail({ kind: cause.kind, message: '', isAdminCall, toastsError: request.toastsError, cause });
    }
  }

  function takeToken(request: Request, sentToken: string | undefined, answer: Answer): void {
    const token = answer.response.headers.get('authorization');
    if (token === null || token === '') return;
    if (loginCalls.includes(request.name)) parts.beginSession(token, userOf(answer.envelope.data));
    else if (answer.response.headers.has('refresh-token') && parts.getToken() === sentToken)
      parts.replaceToken(token);
  }

  /** Sends the request again once the user has confirmed its effects. */
  async function confirm(request: Request, effects: Effects): Promise<Request | undefined> {
    const confirmed = await parts.confirmChange?.(effects);
    if (confirmed === undefined) return undefined;
    return request.body === undefined
      ? { ...request, query: { ...request.query, confirm: confirmed } }
      : { ...request, body: { ...request.body, confirm: confirmed } };
  }

  async function call(request: Request): Promise<unknown> {
    const token = parts.getToken();
    const { response, content } = await send(request, token);
    const envelope = parseEnvelope(content);
    if (response.status === 200 && envelope?.status === 200) {
      takeToken(request, token, { response, envelope });
      return envelope.data;
    }
    const code = response.headers.get(errorCodeHeader) ?? undefined;
    if (code === 'changeInUse') {
      const confirmed = await confirm(request, envelope?.data as Effects);
      if (confirmed !== undefined) return call(confirmed);
    }
    const isBusiness = response.status === 200 && envelope !== undefined;
    return fail({
      kind: isBusiness ? 'business' : kindOfHttpStatus(response.status),
      message: envelope?.msg ?? '',
      envelopeStatus: envelope?.status,
      code,
      isAdminCall: isAdminPath(parseCallName(request.name).path),
      toastsError: request.toastsError,
      data: envelope?.data,
    });
  }

  return <Name extends CallKey>(
    name: Name,
    ...[options]: object extends CallOptions<Name> ? [CallOptions<Name>?] : [CallOptions<Name>]
  ): Promise<DataOf<Calls[Name]>> => {
    // The options of one call are a member of a union that the compiler cannot narrow by name.
    const sent = options as Partial<Request> | undefined;
    return call({ toastsError: false, ...sent, name }) as Promise<DataOf<Calls[Name]>>;
  };
}

/** The user is the data of a login, or a part of it. */
function userOf(data: unknown): UserInfo {
  const { user } = data as { user?: UserInfo };
  return user ?? (data as UserInfo);
}

interface Answer {
  response: Response;
  envelope: Envelope<unknown>;
}
