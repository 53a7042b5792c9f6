import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalSite, type LocalSite } from '../testing/local-site.ts';
import { openSiteSession, type SiteSession } from './site-session.ts';

let server: LocalSite;
let session: SiteSession;
beforeEach(async () => {
  server = await startLocalSite(({ path }) => ({ body: path }));
  session = openSiteSession({ origin: server.origin, timeoutMs: 300_000 });
});
afterEach(async () => {
  await session.close();
  await server.close();
});

const catchError = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('an answer that comes too late', () => {
  const never = { lateMs: 3_600_000 };
  const openImpatient = () => openSiteSession({ origin: server.origin, timeoutMs: 50 });

  it('leaves the outcome of a form unknown', async () => {
    server.failNext('/submit', never);
    const impatient = openImpatient();
    expect(await catchError(impatient.postForm('/submit', { a: '1' }))).toMatchObject({
      key: 'siteDown',
      isOutcomeUnknown: true,
    });
    await impatient.close();
  });

  it('of a page has no outcome', async () => {
    server.failWhen(() => never);
    const impatient = openImpatient();
    expect(await catchError(impatient.get('/'))).toMatchObject({ key: 'siteDown', isOutcomeUnknown: false });
    await impatient.close();
  });
});

describe('errors of the site', () => {
  it('keep the page and the time to wait', async () => {
    server.failWhen(() => 'tooFast');
    expect(await catchError(session.get('/x'))).toMatchObject({
      key: 'tooFast',
      retryAfterMs: 7000,
      snapshot: { url: `${server.origin}/x`, status: 429, text: 'Slow down' },
    });
    server.failWhen(() => 'maintenance');
    expect(await catchError(session.get('/x'))).toMatchObject({ key: 'siteDown', snapshot: { status: 503 } });
  });
});
