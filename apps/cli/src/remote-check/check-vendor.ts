/**
 * Tries everything that remote judging does at a site, one step after the other: log in, read a problem, submit, wait for the
 * verdict. A step that needs an earlier one is skipped if that failed. Any verdict is a success: it shows that the site judged.
 */
import { getRemoteVendor, type RemotePrefix } from '@touchstone/contract/remote-judges';
import type { RemoteLanguage } from '@touchstone/contract/remote-languages/index';
import { statuses } from '@touchstone/contract/statuses';
import type { SiteSession } from '@touchstone/remote-judges/http/site-session';
import { RemoteError } from '@touchstone/remote-judges/remote-error';
import type { RemoteAccount, RemoteState } from '@touchstone/remote-judges/remote-judge';
import { vendorClients } from '@touchstone/remote-judges/vendors';

export interface VendorCheck {
  prefix: RemotePrefix;
  account: RemoteAccount;
  /** The session is one of a browser that has logged in: the login is skipped. */
  isBrowserSession: boolean;
  problemId: string;
  language: RemoteLanguage;
  code: string;
  isSubmitWanted: boolean;
  /** Between two questions for the verdict. */
  wait: () => Promise<void>;
}

export const checkSteps = ['login', 'import', 'submit', 'poll'] as const;
export type CheckStep = (typeof checkSteps)[number];

export type StepReport = { step: CheckStep } & (
  | { outcome: 'passed'; detail: string }
  | { outcome: 'skipped'; detail: string }
  | { outcome: 'failed'; error: RemoteError }
);

/** As the worker of the site. */
const mostPolls = 60;

export async function checkVendor(
  site: SiteSession,
  check: VendorCheck,
  onReport: (report: StepReport) => void,
): Promise<void> {
  const { prefix, account, problemId, language, code } = check;
  const { judge } = vendorClients[prefix];
  const attempt = async <Value>(
    step: CheckStep,
    work: () => Promise<Value>,
    describe: (value: Value) => string,
  ): Promise<{ value: Value } | undefined> => {
    try {
      const value = await work();
      onReport({ step, outcome: 'passed', detail: describe(value) });
      return { value };
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      onReport({ step, outcome: 'failed', error });
      return undefined;
    }
  };
  const skip = (step: CheckStep, detail: string) => onReport({ step, outcome: 'skipped', detail });

  let isLoggedIn = check.isBrowserSession;
  if (isLoggedIn) skip('login', 'the cookie of a browser is used instead');
  else {
    const login = await attempt(
      'login',
      () => judge.logIn(site, account),
      () => `as ${account.username}`,
    );
    isLoggedIn = login !== undefined;
  }

  await attempt(
    'import',
    () => judge.fetchProblem(site, problemId),
    ({ title, timeLimitMs, memoryLimitMb, examples }) =>
      `${prefix}-${problemId} "${title}", ${String(timeLimitMs)} ms, ${String(memoryLimitMb)} MB, samples: ${String(examples.length)}`,
  );

  if (!check.isSubmitWanted || !isLoggedIn) {
    const reason = isLoggedIn ? 'not wanted' : 'needs a login';
    skip('submit', reason);
    skip('poll', reason);
    return;
  }
  const submitted = await attempt(
    'submit',
    () => judge.submit(site, { account, problemId, language: language.siteId, code }),
    (id) =>
      `${language.name}, ${vendorClients[prefix].runUrl(getRemoteVendor(prefix).siteUrl, { id, problemId })}`,
  );
  if (submitted === undefined) {
    skip('poll', 'there is no run');
    return;
  }
  await attempt('poll', () => waitForVerdict(site, check, submitted.value), describeState);
}

type FinalState = Extract<RemoteState, { kind: 'final' }>;

async function waitForVerdict(
  site: SiteSession,
  { prefix, account, problemId, wait }: VendorCheck,
  id: string,
): Promise<FinalState> {
  const { judge } = vendorClients[prefix];
  let last = 'no answer';
  for (let count = 0; count < mostPolls; count++) {
    if (count > 0) await wait();
    const state = await judge.poll(site, { id, problemId, account });
    if (state.kind === 'final') return state;
    last = state.kind === 'unknown' ? `the unknown word "${state.text}"` : 'that it is waiting';
  }
  throw new RemoteError(
    'siteDown',
    `there is no verdict after ${String(mostPolls)} questions; the site said last ${last}`,
  );
}

const statusNames = new Map(Object.entries(statuses).map(([name, status]) => [status as number, name]));

function describeState({ status, timeMs, memoryKb, message }: FinalState): string {
  const name = (statusNames.get(status) ?? String(status)).replaceAll(
    /[A-Z]/gu,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return [
    name,
    ...(timeMs === undefined ? [] : [`${String(timeMs)} ms`]),
    ...(memoryKb === undefined ? [] : [`${String(memoryKb)} KB`]),
    ...(message === undefined ? [] : [message.trim().split('\n', 1)[0] ?? '']),
  ].join(', ');
}
