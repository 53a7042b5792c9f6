import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Crash, startRemoteSite, type RemoteSite } from '../testing/remote-site.ts';

let remote: RemoteSite;
beforeAll(async () => {
  remote = await startRemoteSite(['ridge'], { polling: { limit: 6 } });
});
afterAll(() => remote.close());
beforeEach(() => {
  remote.decorate(() => ({}));
});

/** Codes that arrived at the site with this mark. */
const arrived = (mark: string) =>
  remote.site.runs.list().filter(({ code }) => code.includes(`// ${mark}\n`)).length;
const cancel = (submitId: number) =>
  remote.server.call('POST /api/cancel-submission', { token: remote.user.token, body: { submitId } });
const rejudge = (submitId: number) =>
  remote.server.call('GET /api/admin/judge/rejudge', { token: remote.root.token, query: { submitId } });
const resubmit = (submitId: number) =>
  remote.server.call('GET /api/resubmit', { token: remote.user.token, query: { submitId } });

describe('a submission', () => {
  test('waits, is sent, judged, and gets the result of the site', async () => {
    const id = await remote.submit('accepted');
    expect(await remote.load(id)).toMatchObject({
      status: statuses.pending,
      remote: { vendor: 'HDU', state: 'waiting', reason: null },
    });
    await remote.worker.runDueSteps();
    expect(await remote.load(id)).toMatchObject({
      status: statuses.judging,
      judger: 'HDU',
      remote: {
        state: 'judging',
        accountName: 'ridge',
        runUrl: expect.stringMatching(/^https:\/\/acm\.hdu\.edu\.cn\/status\.php\?first=\d+$/) as string,
      },
    });
    await remote.advance(3);
    expect(await remote.load(id)).toMatchObject({
      status: statuses.accepted,
      time: 15,
      memory: 1800,
      remote: { state: 'finished', reason: null },
    });
    expect(arrived('accepted')).toBe(1);
  });

  test('counts like any other', async () => {
    const solved = await remote.server.platform.database
      .selectFrom('solvedProblem')
      .select('userId')
      .where('problemId', '=', remote.problem.id)
      .execute();
    expect(solved).toEqual([{ userId: remote.user.id }]);
  });

  test('shows the output of the compiler', async () => {
    remote.site.decide('broken', { result: 'Compilation Error', compilerOutput: 'expected ;' });
    const id = await remote.submit('broken');
    await remote.advance(20);
    await remote.advance(3);
    expect(await remote.load(id)).toMatchObject({
      status: statuses.compileError,
      errorMessage: expect.stringContaining('expected ;') as string,
    });
  });

  test('whose result is unknown is judging until the limit, then failed; never a verdict', async () => {
    remote.site.decide('odd', { result: 'Accepted by the jury' });
    const id = await remote.submit('odd');
    await remote.advance(20);
    await remote.advance(3);
    expect(await remote.load(id)).toMatchObject({
      status: statuses.judging,
      remote: { state: 'judging', reason: 'unknownResult' },
    });
    for (let poll = 0; poll < 6; poll += 1) await remote.advance(3);
    const failed = await remote.load(id);
    expect(failed).toMatchObject({
      status: statuses.submittedFailed,
      remote: { state: 'finished', reason: 'unknownResult' },
    });
    expect((await remote.findRun(id)).unknownText).toBe('Accepted by the jury');
    const { envelope } = await remote.server.call('GET /api/admin/remote/failures', {
      token: remote.root.token,
    });
    expect(envelope.data).toMatchObject({ records: [{ code: 'unknownResult', submissionId: id }] });
    // The site asks again only: it has the code.
    remote.site.runs.list().forEach((run) => {
      if (run.code.includes('// odd')) Object.assign(run, { result: 'Wrong Answer' });
    });
    await resubmit(id);
    await remote.advance(3);
    expect(await remote.load(id)).toMatchObject({ status: statuses.wrongAnswer });
    expect(arrived('odd')).toBe(1);
  });

  test('on which the judge of the site fails tells administrators so, in their language', async () => {
    remote.site.decide('unlucky', { result: 'System Error' });
    const id = await remote.submit('unlucky');
    await remote.advance(20);
    await remote.advance(3);
    const readIn = async (locale: string) => {
      const { envelope } = await remote.server.call('GET /api/get-submission-detail', {
        token: remote.root.token,
        query: { submitId: id },
        headers: { 'accept-language': locale },
      });
      return (envelope.data as { submission: { status: number; errorMessage: string } }).submission;
    };
    expect(await readIn('en-US')).toMatchObject({
      status: statuses.systemError,
      errorMessage: 'The judge of the other site failed. Submit again later.',
    });
    expect((await readIn('zh-CN')).errorMessage).toBe('对方平台评测时出错，请稍后重新提交。');
  });

  test('that the site refuses says why, in the language of the reader', async () => {
    const { envelope } = await remote.server.call('POST /api/submit-problem-judge', {
      token: remote.user.token,
      body: { pid: 'HDU-1000', language: 'G++', code: 'int main(){}' },
    });
    const { submitId } = envelope.data as { submitId: number };
    await remote.advance(20);
    const detail = await remote.server.call('GET /api/get-submission-detail', {
      token: remote.user.token,
      query: { submitId },
      headers: { 'accept-language': 'zh-CN' },
    });
    expect(detail.envelope.data).toMatchObject({
      submission: {
        status: statuses.submittedFailed,
        errorMessage: '代码太短，对方平台不接受。',
        remote: { reason: 'codeTooShort' },
      },
    });
  });
});

describe('a worker that dies', () => {
  const dieIn = (method: 'listOwnRuns' | 'poll' | 'logIn') => {
    remote.decorate(() => ({ [method]: () => Promise.reject(new Crash()) }));
  };

  test('before the code is sent: another one sends it', async () => {
    const id = await remote.submit('died-before');
    dieIn('listOwnRuns');
    await remote.advance(20);
    expect(await remote.findRun(id)).toMatchObject({ state: 'waiting' });
    remote.decorate(() => ({}));
    await remote.advance(10);
    expect(arrived('died-before')).toBe(0);
    await remote.advance(60);
    await remote.advance(3);
    expect(arrived('died-before')).toBe(1);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
  });

  test('when the code was about to be sent: it is sent once', async () => {
    const id = await remote.submit('died-about');
    remote.decorate(() => ({ submit: () => Promise.reject(new Crash()) }));
    await remote.advance(20);
    expect(await remote.findRun(id)).toMatchObject({ state: 'sending', remoteId: null });
    remote.decorate(() => ({}));
    await remote.advance(61);
    await remote.advance(11);
    await remote.advance(3);
    expect(arrived('died-about')).toBe(1);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
  });

  test('while it only stood still: it sends nothing after its lease, and the code arrives once', async () => {
    const id = await remote.submit('stood-still');
    let sends = 0;
    remote.decorate((judge) => ({
      submit: (...sent) => {
        sends += 1;
        if (sends === 1) remote.server.passTime(61);
        return judge.submit(...sent);
      },
    }));
    await remote.advance(20);
    expect([sends, arrived('stood-still')]).toEqual([1, 0]);
    await remote.advance(11);
    await remote.advance(3);
    expect([sends, arrived('stood-still')]).toEqual([2, 1]);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
  });

  test('after the site took the code: the run is found and nothing is sent again', async () => {
    const id = await remote.submit('died-after');
    remote.decorate((judge) => ({
      submit: async (...sent) => {
        await judge.submit(...sent);
        throw new Crash();
      },
    }));
    await remote.advance(20);
    expect(await remote.findRun(id)).toMatchObject({ state: 'sending', remoteId: null });
    remote.decorate(() => ({}));
    // Another submission of the same code must not take the account, and the run, meanwhile.
    const other = await remote.submit('died-after');
    await remote.advance(30);
    expect(arrived('died-after')).toBe(1);
    await remote.advance(31);
    expect(await remote.findRun(id)).toMatchObject({ state: 'judging' });
    await remote.advance(11);
    await remote.advance(3);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
    await remote.advance(11);
    await remote.advance(3);
    expect((await remote.load(other)).status).toBe(statuses.accepted);
    expect(arrived('died-after')).toBe(2);
    const ids = [(await remote.findRun(id)).remoteId, (await remote.findRun(other)).remoteId];
    expect(new Set(ids).size).toBe(2);
  });

  test('while it asks for the result: another one asks', async () => {
    const id = await remote.submit('died-polling');
    await remote.advance(20);
    dieIn('poll');
    await remote.advance(3);
    remote.decorate(() => ({}));
    await remote.advance(61);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
    expect(arrived('died-polling')).toBe(1);
  });
});

describe('a connection that drops', () => {
  test('before the code arrived: it is sent again, once', async () => {
    remote.site.failNext('/submit.php', 'dropBefore');
    const id = await remote.submit('dropped-before');
    await remote.advance(20);
    expect(await remote.load(id)).toMatchObject({
      status: statuses.pending,
      remote: { state: 'sending', reason: 'outcomeUnknown' },
    });
    await remote.advance(11);
    await remote.advance(11);
    await remote.advance(3);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
    expect(arrived('dropped-before')).toBe(1);
  });

  test.each(['dropAfter', 'maintenance'] as const)(
    'after the code arrived (%s): the run is found',
    async (fault) => {
      remote.site.failNext('/submit.php', fault);
      const id = await remote.submit(`lost-${fault}`);
      await remote.advance(20);
      await remote.advance(11);
      await remote.advance(11);
      await remote.advance(3);
      expect((await remote.load(id)).status).toBe(statuses.accepted);
      expect(arrived(`lost-${fault}`)).toBe(1);
    },
  );
});

describe('a session that has ended', () => {
  test('is renewed, and the code is sent once', async () => {
    remote.site.logOutAll();
    const id = await remote.submit('logged-out');
    await remote.advance(20);
    await remote.advance(3);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
    expect(arrived('logged-out')).toBe(1);
  });
});

describe('a submission that is cancelled', () => {
  test('while it waits is not sent', async () => {
    const id = await remote.submit('cancelled-early');
    await cancel(id);
    await remote.advance(20);
    expect(arrived('cancelled-early')).toBe(0);
    expect((await remote.load(id)).status).toBe(statuses.cancelled);
  });

  test('while its code is sent, or judged, stays cancelled', async () => {
    const sent = await remote.submit('cancelled-sent');
    remote.decorate((judge) => ({
      submit: async (...given) => {
        const id = await judge.submit(...given);
        await cancel(sent);
        return id;
      },
    }));
    await remote.advance(20);
    remote.decorate(() => ({}));
    expect((await remote.load(sent)).status).toBe(statuses.cancelled);
    // The account rests: its list may show the run late.
    const [account] = await remote.server.platform.database.selectFrom('remoteAccount').selectAll().execute();
    expect(account?.leaseUntil).toBeNull();
    expect(account?.nextUseAt?.getTime()).toBeGreaterThan(remote.server.platform.clock().getTime() + 50_000);
    await remote.advance(100);
    const judged = await remote.submit('cancelled-judged');
    await remote.advance(20);
    expect((await remote.load(judged)).status).toBe(statuses.judging);
    await cancel(judged);
    await remote.advance(30);
    expect([(await remote.load(sent)).status, (await remote.load(judged)).status]).toEqual([
      statuses.cancelled,
      statuses.cancelled,
    ]);
  });
});

describe('a rejudge', () => {
  test('of a verdict sends the code again', async () => {
    const id = await remote.submit('again');
    await remote.advance(20);
    await remote.advance(3);
    await rejudge(id);
    expect(await remote.load(id)).toMatchObject({ status: statuses.pending, remote: { state: 'waiting' } });
    await remote.advance(20);
    await remote.advance(3);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
    expect(arrived('again')).toBe(2);
  });

  test('while the site judges asks again, and an old answer is refused', async () => {
    const id = await remote.submit('again-judging');
    await remote.advance(20);
    remote.server.passTime(3);
    remote.decorate((judge) => {
      let isFirst = true;
      return {
        poll: async (...given) => {
          if (isFirst) await rejudge(id);
          isFirst = false;
          return judge.poll(...given);
        },
      };
    });
    await remote.worker.runDueSteps();
    expect((await remote.load(id)).status).toBe(statuses.accepted);
    expect(arrived('again-judging')).toBe(1);
  });

  test('while the code is on the way looks for it first', async () => {
    const id = await remote.submit('again-sending');
    remote.decorate((judge) => ({
      submit: async (...given) => {
        const runId = await judge.submit(...given);
        await rejudge(id);
        return runId;
      },
    }));
    await remote.advance(20);
    remote.decorate(() => ({}));
    expect(await remote.findRun(id)).toMatchObject({ state: 'sending', remoteId: null });
    await remote.advance(61);
    await remote.advance(3);
    expect((await remote.load(id)).status).toBe(statuses.accepted);
    expect(arrived('again-sending')).toBe(1);
  });
});
