import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listMails } from '../../testing/test-accounts.ts';
import { sweepMemberships } from './sweep-memberships.ts';
import { startMembershipSite, type MembershipSite, type Person } from './testing/membership-site.ts';

let site: MembershipSite;
let user: Person;

beforeAll(async () => {
  site = await startMembershipSite();
});
afterAll(() => site.server.close());
beforeEach(async () => {
  user = await site.server.addUser({ email: `${String(Math.random()).slice(2)}@mail.example` });
});

const redeem = async (by: Person, code: string) =>
  site.server.call('POST /api/membership-code', { token: by.token, body: { code } });

const grant = async (to: Person, level: number, days: number | null) =>
  site.server.call('POST /api/admin/membership/grant', {
    token: site.root.token,
    body: { uid: to.id, level, days, note: 'winner of the class' },
  });

const membershipOf = async ({ token }: Person) =>
  (await site.server.call('GET /api/membership', { token })).envelope.data;

const profileOf = async ({ id }: Person) =>
  site.server.platform.database
    .selectFrom('userAccount')
    .select(['memberStatus', 'level', 'isAnnualMember', 'memberExpiresAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const noticesOf = async ({ id }: Person) => {
  const rows = await site.server.platform.database
    .selectFrom('userNotice')
    .innerJoin('notice', 'notice.id', 'userNotice.noticeId')
    .select('notice.title')
    .where('userNotice.recipientId', '=', id)
    .orderBy('notice.id')
    .execute();
  return rows.map(({ title }) => /<!-- en-US -->\s*(.+)/u.exec(title)?.[1]);
};

describe('a code', () => {
  test('gives a membership once, however it is typed', async () => {
    const { codes } = await site.addCodes({ kind: 'membership', level: 2, days: 31 });
    const [code = ''] = codes;
    const { envelope } = await redeem(user, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(envelope.data).toMatchObject({ level: 2, isAnnual: false });
    expect((await redeem(user, code)).errorCode).toBe('membershipCodeUsed');
    const other = await site.server.addUser();
    expect((await redeem(other, code)).errorCode).toBe('membershipCodeUsedUp');
  });

  test('with several uses serves several users at the same time, and no more', async () => {
    const { codes } = await site.addCodes({ kind: 'membership', level: 1, days: 5, usesPerCode: 3 });
    const [code = ''] = codes;
    const people = await Promise.all(Array.from({ length: 6 }, () => site.server.addUser()));
    const answers = await Promise.all(people.map((person) => redeem(person, code)));
    expect(answers.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(3);
  });

  test.each([
    ['that nobody generated', 'ABCD-EFGH-JKLM-NPQR'],
    ['of another form', 'hello'],
  ])('%s is refused', async (_, code) => {
    expect((await redeem(user, code)).errorCode).toBe('membershipCodeUnknown');
  });

  test('that has expired or was disabled is refused', async () => {
    const expiresAt = new Date(site.server.platform.clock().getTime() + 1000).toISOString();
    const expiring = await site.addCodes({ kind: 'membership', level: 1, days: 5, expiresAt });
    const disabled = await site.addCodes({ kind: 'membership', level: 1, days: 5 });
    site.server.passTime(2);
    expect((await redeem(user, expiring.codes[0] ?? '')).errorCode).toBe('membershipCodeExpired');
    const setDisabled = (isDisabled: boolean) =>
      site.server.call('PUT /api/admin/membership/code-batch', {
        token: site.root.token,
        body: { id: disabled.id, isDisabled },
      });
    await setDisabled(true);
    expect((await redeem(user, disabled.codes[0] ?? '')).errorCode).toBe('membershipCodeDisabled');
    await setDisabled(false);
    expect((await redeem(user, disabled.codes[0] ?? '')).errorCode).toBeUndefined();
  });

  test('cannot be guessed: tries are limited', async () => {
    for (let count = 0; count < 10; count += 1) await redeem(user, 'ABCD-EFGH-JKLM-NPQR');
    expect((await redeem(user, 'ABCD-EFGH-JKLM-NPQR')).errorCode).toBe('tooManyRequests');
  });

  test('is exported for super administrators only, and is in no log and no table as text', async () => {
    const { id, codes } = await site.addCodes({ kind: 'membership', level: 1, days: 5, count: 3 });
    expect(codes).toHaveLength(3);
    const refused = await site.exportCodes(id, user.token);
    for (const code of codes) expect(refused.text).not.toContain(code);
    const { database } = site.server.platform;
    const log = await database.selectFrom('auditLog').select(['action', 'after', 'target']).execute();
    expect(log.map(({ action }) => action)).toContain('membership-codes.export');
    const rows = await database.selectFrom('membershipCode').select('encryptedCode').execute();
    for (const code of codes) {
      expect(JSON.stringify(log)).not.toContain(code);
      expect(rows.some(({ encryptedCode }) => encryptedCode.includes(code))).toBe(false);
    }
  });
});

describe('the ledger', () => {
  test('grants, extends, cancels and restores', async () => {
    await grant(user, 1, 400);
    expect(await profileOf(user)).toMatchObject({ memberStatus: 2, level: 1, isAnnualMember: true });
    await grant(user, 3, null);
    expect(await membershipOf(user)).toMatchObject({ level: 3, endsAt: null });
    const ledger = async () =>
      (
        await site.server.call('GET /api/admin/membership/ledger', {
          token: site.root.token,
          query: { uid: user.id, currentPage: 1, limit: 10 },
        })
      ).envelope.data as {
        total: number;
        records: { id: number; level: number; cancelNote: string | null }[];
      };
    const { total, records } = await ledger();
    expect(total).toBe(2);
    const [newest] = records;
    const change = (action: 'cancel' | 'restore', id: number) =>
      site.server.call(`POST /api/admin/membership/grant/${action}`, {
        token: site.root.token,
        body: { id, note: 'by mistake' },
      });
    const cancelled = await change('cancel', newest?.id ?? 0);
    expect(cancelled.envelope.data).toMatchObject({ level: 1 });
    expect((await ledger()).records[0]).toMatchObject({ level: 3, cancelNote: 'by mistake' });
    const restored = await change('restore', newest?.id ?? 0);
    expect(restored.envelope.data).toMatchObject({ level: 3 });
    expect((await change('cancel', 999_999)).errorCode).toBe('membershipGrantGone');
  });

  test('does not grant to an account that does not exist', async () => {
    const { errorCode, envelope } = await grant({ ...user, id: 'missing' }, 1, 5);
    expect(errorCode).toBe('membershipAccountMissing');
    expect(envelope.msg).toContain('missing');
  });

  test('has no membership of an account that does not exist', async () => {
    const { errorCode } = await site.server.call('GET /api/admin/membership/member', {
      token: site.root.token,
      query: { uid: 'missing' },
    });
    expect(errorCode).toBe('membershipAccountMissing');
  });

  test('is closed to ordinary users and administrators', async () => {
    const admin = await site.server.addUser({ role: 'admin' });
    for (const { token } of [user, admin]) {
      const { errorCode } = await site.server.call('POST /api/admin/membership/grant', {
        token,
        body: { uid: user.id, level: 3, days: null, note: '' },
      });
      expect(errorCode).toBe('noPermission');
    }
    expect(await membershipOf(user)).toMatchObject({ level: 0 });
  });
});

describe('the end of a membership', () => {
  test('is announced a week and a day before and after it, once each, and again after a renewal', async () => {
    await grant(user, 1, 30);
    const sweepAfter = async (days: number) => {
      await site.passDays(days);
      await sweepMemberships(site.server.platform);
      await sweepMemberships(site.server.platform);
      return (await noticesOf(user)).slice(1);
    };
    const [soon, tomorrow, ended] = [
      'Your membership ends soon',
      'Your membership ends tomorrow',
      'Your membership has ended',
    ];
    expect(await sweepAfter(20)).toEqual([]);
    expect(await sweepAfter(4)).toEqual([soon]);
    expect(await sweepAfter(5.5)).toEqual([soon, tomorrow]);
    expect((await profileOf(user)).memberStatus).toBe(2);
    expect(await sweepAfter(1)).toEqual([soon, tomorrow, ended]);
    expect(await profileOf(user)).toMatchObject({ memberStatus: 3, level: 0 });
    await grant(user, 1, 5);
    expect(await sweepAfter(0)).toEqual([soon, tomorrow, ended, 'Your membership is active', soon]);
  });

  test('leads to the lower level that follows, without a reminder', async () => {
    await grant(user, 1, 100);
    await grant(user, 2, 3);
    await site.passDays(4);
    await sweepMemberships(site.server.platform);
    expect(await profileOf(user)).toMatchObject({ memberStatus: 2, level: 1 });
    expect(await noticesOf(user)).toEqual(['Your membership is active', 'Your membership is active']);
  });

  test('is mailed once each, in three languages with a link, if the site can send mail', async () => {
    const { settings, database } = site.server.platform;
    await settings.change('mail', { host: '127.0.0.1', port: 9 });
    await settings.change('web', { baseUrl: 'https://judge.example' });
    await grant(user, 1, 2);
    const { email } = await database
      .selectFrom('userAccount')
      .select('email')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const mailsAfter = async (days: number) => {
      await site.passDays(days);
      await sweepMemberships(site.server.platform);
      await sweepMemberships(site.server.platform);
      return (await listMails(site.server, email ?? '')).toSorted((one, other) => one.id - other.id);
    };
    const [soon, ...others] = await mailsAfter(0);
    expect(others).toEqual([]);
    expect(soon?.subject).toBe('会员即将到期 · 會員即將到期 · Your membership ends soon');
    for (const text of [
      '将在一周内到期',
      '將在一週內到期',
      'ends within a week',
      'https://judge.example/member',
    ])
      expect(soon?.textBody).toContain(text);
    expect(await mailsAfter(1.5)).toHaveLength(2);
    const mails = await mailsAfter(1);
    expect(mails.map(({ subject }) => subject.split(' · ')[2])).toEqual([
      'Your membership ends soon',
      'Your membership ends tomorrow',
      'Your membership has ended',
    ]);
    await settings.change('mail', { host: null });
    await settings.change('web', { baseUrl: null });
  });

  test('reminds an account without a mail address by a notice only', async () => {
    await site.server.platform.settings.change('mail', { host: '127.0.0.1', port: 9 });
    const count = async () =>
      (await site.server.platform.database.selectFrom('mail').select('id').execute()).length;
    const before = await count();
    const other = await site.server.addUser();
    await site.server.platform.database
      .updateTable('userAccount')
      .set({ email: null })
      .where('id', '=', other.id)
      .execute();
    await grant(other, 1, 2);
    await sweepMemberships(site.server.platform);
    expect(await noticesOf(other)).toContain('Your membership ends soon');
    expect(await count()).toBe(before);
    await site.server.platform.settings.change('mail', { host: null });
  });
});
