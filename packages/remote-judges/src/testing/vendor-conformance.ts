/** One suite for all vendors: the promises of `RemoteJudge`, against the local server of each. */
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSiteSession, type SiteSession } from '../http/site-session.ts';
import { RemoteError } from '../remote-error.ts';
import type { RemoteJudge, RemoteProblem } from '../remote-judge.ts';
import type { SiteVerdict } from './site-runs.ts';
import type { SiteProblem, VendorSite, VendorSiteOptions } from './vendor-site.ts';

export interface VendorUnderTest {
  judge: RemoteJudge;
  start: (options: VendorSiteOptions) => Promise<VendorSite>;
  encoding?: string;
  problem: {
    id: string;
    unknownId: string;
    /** What the site shows. */
    shown: SiteProblem;
    /** What we read, without `id` and `pictures`. */
    parsed: (origin: string) => Omit<RemoteProblem, 'id'>;
  };
  /** Texts and the ids that they stand for. */
  ids: readonly (readonly [text: string, id: string | undefined])[];
  language: string;
  /** How the site stores it, if it is not the same. */
  storedLanguage?: string;
  /** The address that receives code, and the one that shows a result. */
  submitPath: string;
  results: readonly (readonly [text: string, status: FinalStatus])[];
  waiting: readonly string[];
  compileError: string;
  /** Whether the list of runs shows the length of the code. */
  knowsCodeLength?: boolean;
  /** What the site itself refuses by length. */
  refusedLengths?: readonly ('codeTooShort' | 'codeTooLong')[];
}

const account = { username: 'ridge', password: 'a secret & more' };
const code = `#include <cstdio>\nint main() { int a, b; while (~scanf("%d%d", &a, &b)) printf("%d\\n", a + b); } // 中文 <x>\n`;

const improperCodes = [
  ['codeTooShort', 'int main(){}'],
  ['codeTooLong', '/'.repeat(70_000)],
] as const;

export function testVendor(vendor: VendorUnderTest) {
  const { judge, problem, language, refusedLengths = ['codeTooShort', 'codeTooLong'] } = vendor;
  let server: VendorSite;
  let site: SiteSession;
  let verdict: Promise<SiteVerdict>;
  let decide: (verdict: SiteVerdict) => void;

  beforeEach(async () => {
    verdict = new Promise((resolve) => {
      decide = resolve;
    });
    server = await vendor.start({
      accounts: { [account.username]: account.password },
      problems: { [problem.id]: problem.shown },
      judge: () => verdict,
    });
    site = openSession();
  });

  afterEach(async () => {
    await site.close();
    await server.close();
  });

  const openSession = (state?: string) =>
    openSiteSession({
      origin: server.origin,
      ...(vendor.encoding !== undefined && { encoding: vendor.encoding }),
      ...(state !== undefined && { state }),
    });
  const catchError = (work: Promise<unknown>) =>
    work.then(
      () => new Error('no error'),
      (error: unknown) => error,
    );
  const keyOf = async (work: Promise<unknown>) => {
    const error = await catchError(work);
    return error instanceof RemoteError ? error.key : error;
  };
  const submit = (text = code) =>
    judge.submit(site, { account, problemId: problem.id, language, code: text });
  const listRuns = () => judge.listOwnRuns(site, { account, problemId: problem.id });

  describe('problems', () => {
    it('are read with their sections, limits, samples and pictures', async () => {
      expect(await judge.fetchProblem(site, problem.id)).toEqual({
        id: problem.id,
        ...problem.parsed(server.origin),
      });
    });

    it('that do not exist are unknown', async () => {
      expect(await keyOf(judge.fetchProblem(site, problem.unknownId))).toBe('unknownProblem');
    });

    it.each(vendor.ids)('%s stands for the id %s', (text, id) => {
      expect(judge.parseProblemId(text)).toBe(id);
    });
  });

  describe('accounts', () => {
    it('with a wrong password are refused', async () => {
      expect(await keyOf(judge.logIn(site, { ...account, password: 'wrong' }))).toBe('wrongPassword');
    });

    it('that are logged out say so, and a login helps', async () => {
      expect(await keyOf(submit())).toBe('loggedOut');
      await judge.logIn(site, account);
      expect(await submit()).not.toBe('');
      server.logOutAll();
      expect(await keyOf(submit())).toBe('loggedOut');
    });

    it('that are logged in may log in again', async () => {
      await judge.logIn(site, account);
      await judge.logIn(site, account);
      expect(await submit()).not.toBe('');
    });

    it('stay logged in when the session is opened again with its state', async () => {
      await judge.logIn(site, account);
      const again = openSession(site.exportState());
      const runId = await judge.submit(again, { account, problemId: problem.id, language, code });
      await again.close();
      expect(server.runs.list().map(({ id }) => String(id))).toEqual([runId]);
    });
  });

  describe('submissions', () => {
    beforeEach(() => judge.logIn(site, account));

    it('arrive unchanged and are found again with their code', async () => {
      const id = await submit();
      expect(server.runs.list()[0]).toMatchObject({
        code,
        language: vendor.storedLanguage ?? language,
        problemId: problem.id,
      });
      const codeBytes = (vendor.knowsCodeLength ?? true) ? Buffer.byteLength(code) : undefined;
      expect(await listRuns()).toEqual([{ id, codeBytes }]);
      expect(await judge.fetchOwnCode(site, { id, problemId: problem.id, account })).toBe(code);
    });

    it.each(improperCodes.filter(([key]) => refusedLengths.includes(key)))(
      'of improper length are refused and leave no run: %s',
      async (key, text) => {
        expect(await keyOf(submit(text))).toBe(key);
        expect(server.runs.list()).toEqual([]);
      },
    );

    it('whose answer was lost have an unknown outcome, and the list of runs resolves it', async () => {
      server.failNext(vendor.submitPath, 'dropAfter');
      expect(await catchError(submit())).toMatchObject({ key: 'siteDown', isOutcomeUnknown: true });
      expect(await listRuns()).toHaveLength(1);
    });

    it('that never arrived leave no run', async () => {
      server.failNext(vendor.submitPath, 'dropBefore');
      expect(await catchError(submit())).toMatchObject({ key: 'siteDown', isOutcomeUnknown: true });
      expect(await listRuns()).toEqual([]);
    });

    it('wait while the site asks for it or is under maintenance', async () => {
      server.failNext(vendor.submitPath, 'tooFast');
      expect(await catchError(submit())).toMatchObject({ key: 'tooFast', retryAfterMs: 7000 });
      server.failNext(vendor.submitPath, 'maintenance');
      expect(await keyOf(submit())).toBe('siteDown');
      expect(server.runs.list()).toEqual([]);
    });
  });

  describe('results', () => {
    let id: string;
    const poll = () => judge.poll(site, { id, problemId: problem.id, account });
    const pollAfter = async (decided: SiteVerdict) => {
      decide(decided);
      await verdict;
      return poll();
    };
    beforeEach(async () => {
      await judge.logIn(site, account);
      id = await submit();
    });

    it('are waited for', async () => {
      expect(await poll()).toMatchObject({ kind: 'waiting' });
    });

    it.each(vendor.waiting)('%s is no verdict yet', async (result) => {
      expect(await pollAfter({ result })).toMatchObject({ kind: 'waiting' });
    });

    it.each(vendor.results)('%s has the status %i, with time and memory', async (result, status) => {
      const state = await pollAfter({ result, timeMs: 15, memoryKb: 1800 });
      expect(state).toEqual({ kind: 'final', status, timeMs: 15, memoryKb: 1800 });
    });

    it('of a compile error have the output of the compiler', async () => {
      const compilerOutput = "1.cpp: error: expected ';' before <x>";
      const state = await pollAfter({ result: vendor.compileError, compilerOutput });
      expect(state).toMatchObject({ status: statuses.compileError, message: compilerOutput });
    });

    it.each(['Accepted by the jury', 'accept', 'Hacked'])('%s is no verdict', async (result) => {
      expect(await pollAfter({ result })).toEqual({ kind: 'unknown', text: result });
    });

    it('on a page that changed keep the page for the administrator', async () => {
      server.changeLayout();
      expect(await catchError(poll())).toMatchObject({
        key: 'layoutChanged',
        snapshot: { url: expect.stringContaining(server.origin) as string },
      });
    });
  });
}
