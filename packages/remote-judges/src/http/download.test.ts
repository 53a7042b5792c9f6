import { afterEach, beforeEach, expect, it } from 'vitest';
import { startLocalSite, type LocalSite } from '../testing/local-site.ts';
import { openSiteSession, type SiteSession } from './site-session.ts';

let own: LocalSite;
let other: LocalSite;
let site: SiteSession;
const requests: string[] = [];

beforeEach(async () => {
  requests.length = 0;
  const answer = (name: string) => (path: string) => {
    requests.push(`${name}${path}`);
    return path === '/moved'
      ? { status: 302, headers: { location: `${other.origin}/secret` }, body: '' }
      : { body: 'x'.repeat(100) };
  };
  other = await startLocalSite(({ path }) => answer('other')(path));
  own = await startLocalSite(({ path }) => answer('own')(path));
  site = openSiteSession({ origin: own.origin });
});
afterEach(async () => {
  await site.close();
  await own.close();
  await other.close();
});

const catchError = (work: Promise<unknown>) => work.catch((error: unknown) => error);

it('downloads files of the site itself up to the limit', async () => {
  expect(await site.download(`${own.origin}/a.png`, { maximumBytes: 100 })).toHaveLength(100);
  expect(await catchError(site.download(`${own.origin}/a.png`, { maximumBytes: 99 }))).toMatchObject({
    key: 'layoutChanged',
  });
});

it.each([
  ['another host', () => `${other.origin}/secret`],
  ['another host that the vendor lists, without TLS', () => `${other.origin}/listed`],
  ['an address with a user', () => own.origin.replace('http://', 'http://user@')],
  ['another scheme', () => 'file:///etc/passwd'],
  ['no address', () => 'a.png'],
])('refuses %s without a request', async (_, address) => {
  const hosts = ['127.0.0.1'];
  const error = await catchError(site.download(address(), { maximumBytes: 1000, hosts }));
  expect(error).toMatchObject({ key: 'layoutChanged' });
  expect(requests).toEqual([]);
});

it('follows no redirect', async () => {
  const error = await catchError(site.download(`${own.origin}/moved`, { maximumBytes: 1000 }));
  expect(error).toMatchObject({ key: 'siteDown' });
  expect(requests).toEqual(['own/moved']);
});
