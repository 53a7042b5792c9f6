/** A server whose other judges are local sites: one problem with a picture at each, and more where a test needs them. */
import type { RemotePrefix } from '@touchstone/contract/remote-judges';
import { startAtcoderServer } from '@touchstone/remote-judges/testing/atcoder-server';
import { startCodeforcesServer } from '@touchstone/remote-judges/testing/codeforces-server';
import { startHduServer } from '@touchstone/remote-judges/testing/hdu-server';
import { startLibreojServer } from '@touchstone/remote-judges/testing/libreoj-server';
import type { SiteAnswer, SiteFault, SiteRequest } from '@touchstone/remote-judges/testing/local-site';
import { startPojServer } from '@touchstone/remote-judges/testing/poj-server';
import { startSpojServer } from '@touchstone/remote-judges/testing/spoj-server';
import type { SiteProblem, VendorSite } from '@touchstone/remote-judges/testing/vendor-site';
import sharp from 'sharp';
import { startTestServer } from '../../../../testing/test-server.ts';
import { storeLanguages } from '../../../site/index.ts';

export const picturePath = '/pictures/1.png';
export const remotePassword = 'a secret';

/** An id at each site. */
export const knownIds: Readonly<Record<RemotePrefix, string>> = {
  HDU: '1000',
  CF: '4A',
  GYM: '100001A',
  POJ: '1000',
  SPOJ: 'TEST',
  AC: 'abc110_a',
  LIBRE: '1',
};

const problem: SiteProblem = {
  title: 'A + B',
  description: `<p>Add <b>two</b> numbers.</p><img src="${picturePath}">`,
  sampleInput: '1 2',
  sampleOutput: '3',
};

export async function startImportSite() {
  const png = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#2b4fc7' } })
    .png()
    .toBuffer();
  const problemsOf = {
    HDU: { '1000': problem, '1001': problem, '1002': problem },
    CF: { '4A': problem, '4B': problem, '100001A': problem },
    POJ: { '1000': problem },
    SPOJ: { TEST: problem },
    AC: { abc110_a: problem },
    LIBRE: { '1': problem },
  } satisfies Partial<Record<RemotePrefix, Record<string, SiteProblem>>>;
  // Tests add and change problems.
  const problems: Record<keyof typeof problemsOf, Record<string, SiteProblem>> = problemsOf;
  const shared = {
    accounts: { ridge: remotePassword },
    judge: () => Promise.resolve({ result: 'Accepted' }),
  };
  const codeforces = await startCodeforcesServer({ ...shared, problems: problems.CF });
  const sites: Record<RemotePrefix, VendorSite> = {
    HDU: await startHduServer({ ...shared, problems: problems.HDU }),
    CF: codeforces,
    GYM: codeforces,
    POJ: await startPojServer({ ...shared, problems: problems.POJ }),
    SPOJ: await startSpojServer({ ...shared, problems: problems.SPOJ }),
    AC: await startAtcoderServer({ ...shared, problems: problems.AC }),
    LIBRE: await startLibreojServer({ ...shared, problems: problems.LIBRE }),
  };
  problems.LIBRE['1'] = {
    ...problem,
    description: `Add **two** numbers.\n\n![](${sites.LIBRE.origin}${picturePath})`,
  };
  const origins = Object.entries(sites).map(([key, { origin }]) => [key, origin]);
  const server = await startTestServer({
    remoteSites: Object.fromEntries(origins) as Record<RemotePrefix, string>,
  });
  await storeLanguages(server.platform);
  const root = await server.addUser({ role: 'root', username: 'the-root' });
  const setVendor = (key: RemotePrefix, isEnabled: boolean) =>
    server.call('PUT /api/admin/remote/vendor', { token: root.token, body: { key, isEnabled } });
  for (const key of ['CF', 'GYM', 'AC'] as const) await setVendor(key, true);

  const picture: SiteAnswer = { headers: { 'content-type': 'image/png' }, body: png };
  /** Every request but those for the picture goes to the fault; undefined for none. */
  const failAll = (key: RemotePrefix, fault: (request: SiteRequest) => SiteFault | undefined) =>
    sites[key].failWhen(
      (request) => fault(request) ?? (request.path === picturePath ? { answer: picture } : undefined),
    );
  const heal = () => {
    for (const key of Object.keys(sites) as RemotePrefix[]) failAll(key, () => undefined);
  };
  heal();

  return {
    server,
    root,
    sites,
    problems,
    codeforces,
    failAll,
    heal,
    setVendor,
    addAccount: (accountKey: 'cf' | 'spoj', username = 'ridge', password = remotePassword) =>
      server.call('POST /api/admin/remote/account', {
        token: root.token,
        body: { accountKey, username, password },
      }),
    findProblem: (displayId: string) =>
      server.platform.database
        .selectFrom('problem')
        .selectAll()
        .where('displayId', '=', displayId)
        .executeTakeFirst(),
    close: async () => {
      await server.close();
      for (const site of new Set(Object.values(sites))) await site.close();
    },
  };
}

export type ImportSite = Awaited<ReturnType<typeof startImportSite>>;
