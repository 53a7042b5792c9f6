import { describe, expect, it } from 'vitest';
import {
  appliesTo,
  isProtected,
  noProtection,
  refuseDevice,
  type EnteredSession,
} from './exam-protection.ts';

const lab = { ...noProtection, addresses: ['10.0.0.0/8'] };
const single = { ...noProtection, isSingleSession: true };
const bound = { ...noProtection, isAddressBound: true };
const all = { ...lab, ...single, isAddressBound: true, addresses: lab.addresses };

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute));
const one: EnteredSession = { loginId: 'one', ip: '10.0.0.1', enteredAt: at(0), releasedAt: null };
const two: EnteredSession = { loginId: 'two', ip: '10.0.0.2', enteredAt: at(5), releasedAt: null };
const released = { ...one, releasedAt: at(9) };

describe('exam protection', () => {
  it.each([
    ['nothing is protected', noProtection, { loginId: 'x', ip: '1.1.1.1' }, [one], undefined],
    ['an allowed address', lab, { loginId: 'x', ip: '10.1.1.1' }, [], undefined],
    ['another address', lab, { loginId: 'x', ip: '1.1.1.1' }, [], 'address-not-allowed'],
    ['the first entry', single, one, [], undefined],
    ['the session that entered', single, { ...one, ip: '1.1.1.1' }, [one], undefined],
    ['a second session', single, two, [one], 'other-device'],
    ['a second session from before the switch', single, two, [two, one], 'other-device'],
    ['the first of two sessions', single, one, [two, one], undefined],
    ['a released session that asks again', single, one, [released], 'session-released'],
    ['a released session at another address', single, { ...one, ip: '10.0.0.9' }, [released], undefined],
    ['a released session after another entered', single, one, [released, two], 'other-device'],
    ['a released session that entered again', single, one, [released, one], undefined],
    ['another session after a release', single, two, [released], undefined],
    ['a released session, where sessions are bound only', bound, one, [released], undefined],
    ['a bound session', bound, one, [one], undefined],
    ['a bound session elsewhere', bound, { ...one, ip: '10.0.0.9' }, [one], 'address-changed'],
    ['a second session, where sessions are bound only', bound, two, [one], undefined],
    [
      'a second session at a foreign address',
      all,
      { loginId: 'two', ip: '1.1.1.1' },
      [one],
      'address-not-allowed',
    ],
  ] as const)('%s', (_name, protection, device, entered, reason) => {
    expect(refuseDevice(protection, device, entered)?.reason).toBe(reason);
  });

  it('says what is allowed, since when another device is active, and where a session belongs', () => {
    const elsewhere = { loginId: 'one', ip: '1.1.1.1' };
    expect(refuseDevice(lab, elsewhere, [])).toMatchObject({
      ip: '1.1.1.1',
      allowed: ['10.0.0.0/8'],
    });
    expect(refuseDevice(single, two, [one])).toMatchObject({ since: at(0) });
    expect(refuseDevice(bound, elsewhere, [one])).toMatchObject({
      ip: '1.1.1.1',
      boundTo: '10.0.0.1',
    });
  });

  const times = { startMs: at(0).getTime(), endMs: at(30).getTime() };
  const contestant = { isAdmin: false, staffRoles: [] };
  it.each([
    ['a contestant during the contest', lab, contestant, at(10), true],
    ['a contestant before the start', lab, contestant, new Date(times.startMs - 1), false],
    ['a contestant after the end', lab, contestant, at(30), false],
    ['an unprotected contest', noProtection, contestant, at(10), false],
    ['an administrator', all, { ...contestant, isAdmin: true }, at(10), false],
    ['staff', all, { ...contestant, staffRoles: ['balloons'] as const }, at(10), false],
  ])('applies to %s: %#', (_name, protection, position, now, applies) => {
    expect(appliesTo(protection, position, { times, nowMs: now.getTime() })).toBe(applies);
  });

  it.each([
    [noProtection, false],
    [lab, true],
    [single, true],
    [bound, true],
  ])('is on if any part is: %#', (protection, isOn) => {
    expect(isProtected(protection)).toBe(isOn);
  });
});
