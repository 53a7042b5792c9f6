/** The site from one user's view: the same client that browsers use, with a log of every call. */
import type { UserInfo } from '@touchstone/contract';
import { ApiError } from '@touchstone/api-client/api-error';
import { createApiClient, type CallKey } from '@touchstone/api-client/create-api-client';
import type { CallLog } from './call-log.ts';

type CallApi = ReturnType<typeof createApiClient>;

export interface SiteClient {
  readonly address: string;
  readonly call: CallApi;
  readonly token: () => string | undefined;
  /** The logged-in user. */
  readonly user: () => UserInfo | undefined;
}

interface ClientInput {
  readonly address: string;
  /** An open session. */
  readonly token?: string;
  /** Absent for calls that are not part of the contest. */
  readonly log?: CallLog;
}

export function createSiteClient({ address, token: given, log }: ClientInput): SiteClient {
  let token = given;
  let user: UserInfo | undefined;
  const callApi = createApiClient({
    baseUrl: address,
    getLocale: () => 'en-US',
    getToken: () => token,
    replaceToken: (successor) => (token = successor),
    beginSession: (opened, who) => {
      token = opened;
      user = who;
    },
    publishError: () => undefined,
  });
  const call = async (name: CallKey, ...rest: [never]) => {
    const startedAt = performance.now();
    try {
      const answer = await callApi(name, ...rest);
      log?.note(name, performance.now() - startedAt);
      return answer;
    } catch (error) {
      if (!isAbort(error)) log?.note(name, performance.now() - startedAt, reasonOf(error));
      throw error;
    }
  };
  // The signature of the wrapped client; the compiler cannot follow options that depend on the name.
  return { address, call: call as unknown as CallApi, token: () => token, user: () => user };
}

/** The error code of the site, or the transport failure. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.code ?? error.kind;
  throw error;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
