/** The site as one person calls it: with the very client that browsers use, and a note of every call. */
import type { UserInfo } from '@touchstone/contract';
import { ApiError } from '@touchstone/api-client/api-error';
import { createApiClient, type CallKey } from '@touchstone/api-client/create-api-client';
import type { CallLog } from './call-log.ts';

type CallApi = ReturnType<typeof createApiClient>;

export interface SiteClient {
  readonly address: string;
  readonly call: CallApi;
  readonly token: () => string | undefined;
  /** Who has logged in. */
  readonly user: () => UserInfo | undefined;
}

interface ClientInput {
  readonly address: string;
  /** A session that is open already. */
  readonly token?: string;
  /** Absent for calls that are no part of the contest. */
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
  // The signature of the client it wraps; the compiler cannot follow options that depend on the name.
  return { address, call: call as unknown as CallApi, token: () => token, user: () => user };
}

/** What the site said, by its code, or why nothing was heard. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.code ?? error.kind;
  throw error;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
