/** A visit to a site with an account: its stored session, a login when that has ended, and the texts that must not be stored. */
import { RemoteError } from '@touchstone/remote-judges/remote-error';
import type { SiteSession } from '@touchstone/remote-judges/http/site-session';
import type { OwnRun, RemoteAccount, RemoteJudge } from '@touchstone/remote-judges/remote-judge';
import { isSameCode, listNewerRuns } from '@touchstone/rules/remote-judging/own-runs';
import {
  decryptSecret,
  decryptSession,
  encryptSession,
  updateAccount,
  type AccountSession,
} from '../../site/index.ts';
import { openSite } from '../site-client.ts';
import type { StepParts } from './end-step.ts';
import type { Step } from './take-step.ts';

export interface Visit {
  site: SiteSession;
  judge: RemoteJudge;
  account: RemoteAccount;
  /** A session from before exists. */
  hasSession: boolean;
  logIn: () => Promise<void>;
  /** Logs in and tries once more if the session has ended. */
  loggedIn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Passwords, keys and the session, as they are now. */
  listSecrets: () => string[];
  close: () => Promise<void>;
}

/** Throws `SecretUnreadableError` if the key of the secrets has changed. `beforeForm` may refuse to send a form by throwing. */
export function openVisit(
  parts: StepParts,
  { vendor, account: row, run }: Step,
  beforeForm: () => void,
): Visit {
  const { secrets, configuration, options, database, clock } = parts;
  const judge = options.judgeOf(vendor);
  const secret = row && decryptSecret(secrets, row, row.secret);
  const stored = row?.session ? decryptSession(secrets, row, row.session) : undefined;
  const site = openSite(configuration, vendor, { session: stored, beforeForm });
  const account: RemoteAccount = {
    username: row?.username ?? run.accountName ?? '',
    password: secret?.password ?? '',
    ...(secret?.api && { api: secret.api }),
  };
  // A paused account is not logged in: trying a wrong password again would lock it.
  const mayLogIn = row !== undefined && (row.pausedUntil === null || row.pausedUntil <= clock());
  const logIn = async () => {
    if (!mayLogIn || row === undefined)
      throw new RemoteError('loggedOut', `the account ${account.username} may not log in now`);
    await judge.logIn(site, account);
    const session: AccountSession = { ...stored, state: site.exportState() };
    await updateAccount(database, row.id, { session: encryptSession(secrets, row, session) });
  };
  return {
    site,
    judge,
    account,
    hasSession: stored !== undefined,
    logIn,
    loggedIn: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof RemoteError) || error.key !== 'loggedOut') throw error;
        await logIn();
        return work();
      }
    },
    listSecrets: () => [
      account.password,
      ...(account.api ? [account.api.key, account.api.secret] : []),
      ...cookieValues(site.exportState()),
    ],
    close: () => site.close(),
  };
}

/** Every value of the state of a session is a secret. */
const cookieValues = (state: string) =>
  [...state.matchAll(/"(?:value|token)":"([^"]{6,})"/gu)].flatMap(([, value]) => value ?? []);

interface SoughtRun {
  problemId: string;
  code: string;
  knownRunId: string | null;
}

/** The newest run since the known one that has our code. */
export async function findOwnRun(
  { site, judge, account, loggedIn }: Visit,
  { problemId, code, knownRunId }: SoughtRun,
): Promise<string | undefined> {
  const runs = await loggedIn(() => judge.listOwnRuns(site, { account, problemId }));
  for (const { id } of listNewerRuns<OwnRun>(runs, knownRunId)) {
    const found = await loggedIn(() => judge.fetchOwnCode(site, { id, problemId, account }));
    if (isSameCode(found, code)) return id;
  }
  return undefined;
}
