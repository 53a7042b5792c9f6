/**
 * Fetches a problem with its pictures and files. Guests come first. An account of this site is used where guests do not see the
 * statement, or see less of it: private contests, pages behind a challenge (an administrator gave the session of a browser), and
 * the languages of a problem at SPOJ.
 */
import { remoteJudgeNames, type RemotePrefix } from '@touchstone/contract/remote-judges';
import type { SiteSession } from '@touchstone/remote-judges/http/site-session';
import { RemoteError, type RemoteErrorKey } from '@touchstone/remote-judges/remote-error';
import type { RemoteProblem } from '@touchstone/remote-judges/remote-judge';
import { callError } from '../../../platform/errors/call-error.ts';
import { recordFailure } from '../failures/record-failure.ts';
import { judgeOf, openSite } from '../site-client.ts';
import { getVendor } from '../vendors/vendors.repository.ts';
import { withAccount, type SiteParts } from './account-session.ts';
import { contentOfRemote, displayIdOf, type RemoteTexts, type Warning } from './content-of-remote.ts';
import { errorOfRemote } from './import-errors.ts';
import { listRemoteLanguages } from './remote-imports.repository.ts';
import { fetchStatementFiles, type StatementFile } from './statement-files.ts';

export interface AskedProblem {
  prefix: RemotePrefix;
  /** As the site spells it. */
  id: string;
}

export interface FetchedProblem {
  prefix: RemotePrefix;
  displayId: string;
  content: RemoteTexts;
  /** Of our language table; empty: all languages of the site. */
  languages: readonly { id: number; name: string }[];
  files: readonly StatementFile[];
  warnings: readonly Warning[];
}

export async function requireEnabled({ database }: Pick<SiteParts, 'database'>, prefix: RemotePrefix) {
  const { isEnabled } = await getVendor(database, prefix);
  if (!isEnabled) throw callError('remoteImportOff', { site: remoteJudgeNames[prefix] });
}

/** Throws the error that the administrator reads. */
export const fetchProblem = (parts: SiteParts, asked: AskedProblem): Promise<FetchedProblem> =>
  withReadableErrors(parts, asked, async () => {
    const { problem, ...fetched } = await fetchWithFiles(parts, asked);
    const { prefix } = asked;
    const { content, warnings } = contentOfRemote(prefix, problem);
    return {
      prefix,
      displayId: displayIdOf(prefix, problem.id),
      content,
      languages: await findLanguages(parts, prefix, problem),
      files: fetched.files,
      warnings: [...warnings, ...fetched.warnings, ...listMissing(prefix, problem)],
    };
  });

/** Failures of the site are listed for administrators, with the page that was not understood. */
export async function withReadableErrors<Result>(
  { database, clock }: Pick<SiteParts, 'database' | 'clock'>,
  { prefix, id }: AskedProblem,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    const isOfProblem = error.key === 'unknownProblem' || error.key === 'privateProblem';
    if (!isOfProblem) await recordFailure(database, { vendor: prefix, step: 'fetch', now: clock() }, error);
    throw Object.assign(errorOfRemote(error, { prefix, id }), { cause: error });
  }
}

interface WithFiles {
  problem: RemoteProblem;
  files: readonly StatementFile[];
  warnings: readonly Warning[];
}

async function fetchWithFiles(parts: SiteParts, { prefix, id }: AskedProblem): Promise<WithFiles> {
  const judge = judgeOf(prefix);
  const fetch = async (site: SiteSession): Promise<WithFiles> => {
    const problem = await judge.fetchProblem(site, id);
    return { problem, ...(await fetchStatementFiles(site, judge, problem)) };
  };
  if (prefix === 'SPOJ') {
    const known = await fetchWithLanguages(parts, prefix, fetch);
    if (known !== undefined) return known;
  }
  try {
    return await asGuest(parts, prefix, fetch);
  } catch (error) {
    if (!(error instanceof RemoteError) || !mayHelpToLogIn(prefix, error)) throw error;
    const seen = await withAccount(parts, prefix, fetch);
    if (seen === undefined) throw error;
    return seen.result;
  }
}

/** Accounts see the languages. Without a login that works, the rest of the problem is still worth importing. */
async function fetchWithLanguages(
  parts: SiteParts,
  prefix: RemotePrefix,
  fetch: (site: SiteSession) => Promise<WithFiles>,
): Promise<WithFiles | undefined> {
  try {
    const known = await withAccount(parts, prefix, async (site) => {
      const fetched = await fetch(site);
      if (fetched.problem.languages === undefined)
        throw new RemoteError('loggedOut', 'the form of a submission is not shown');
      return fetched;
    });
    return known?.result;
  } catch (error) {
    if (error instanceof RemoteError && accountErrors.has(error.key)) return undefined;
    throw error;
  }
}

const accountErrors: ReadonlySet<RemoteErrorKey> = new Set([
  'loggedOut',
  'wrongPassword',
  'accountLocked',
  'challengeRequired',
]);

export async function asGuest<Result>(
  { configuration }: Pick<SiteParts, 'configuration'>,
  prefix: RemotePrefix,
  work: (site: SiteSession) => Promise<Result>,
): Promise<Result> {
  const site = openSite(configuration, prefix);
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** The gym hides private contests from guests as if they did not exist. */
const mayHelpToLogIn = (prefix: RemotePrefix, { key }: RemoteError) =>
  key === 'privateProblem' ||
  key === 'challengeRequired' ||
  key === 'loggedOut' ||
  (prefix === 'GYM' && key === 'unknownProblem');

async function findLanguages(
  { database }: Pick<SiteParts, 'database'>,
  prefix: RemotePrefix,
  { languages }: RemoteProblem,
) {
  if (languages === undefined) return [];
  const all = await listRemoteLanguages(database, prefix);
  const allowed = all.filter(({ siteId }) => languages.includes(siteId));
  // A list that allows everything would hide languages that the site adds later.
  return allowed.length === all.length ? [] : allowed;
}

function listMissing(prefix: RemotePrefix, problem: RemoteProblem): Warning[] {
  const site = remoteJudgeNames[prefix];
  return [
    ...(problem.files?.length === 0
      ? [{ code: 'statementMissing', detail: problem.sourceUrl } as const]
      : []),
    ...(prefix === 'SPOJ' && problem.languages === undefined
      ? [{ code: 'languagesUnknown', detail: site } as const]
      : []),
  ];
}
