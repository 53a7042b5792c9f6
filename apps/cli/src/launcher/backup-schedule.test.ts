import { describe, expect, it } from 'vitest';
import { firstBackupTime, nextDailyTime } from './backup-schedule.ts';

const at = (text: string) => new Date(`2030-05-${text}`);
const halfPastThree = 210;

describe('nextDailyTime', () => {
  it.each([
    ['01T03:29:59', '01T03:30:00'],
    ['01T03:30:00', '02T03:30:00'],
    ['01T23:00:00', '02T03:30:00'],
    ['31T12:00:00', '32'],
  ])('after %s', (now, next) => {
    const expected = next === '32' ? new Date('2030-06-01T03:30:00') : at(next);
    expect(nextDailyTime(at(now), halfPastThree)).toEqual(expected);
  });
});

describe('firstBackupTime', () => {
  const now = at('10T12:00:00');
  it('waits for the daily time if the last backup is fresh', () => {
    expect(firstBackupTime(now, halfPastThree, at('10T03:30:00'))).toEqual(at('11T03:30:00'));
  });
  it.each([
    ['none', undefined],
    ['an old one', at('08T03:30:00')],
  ])('does not wait with %s', (_, newest) => {
    expect(firstBackupTime(now, halfPastThree, newest)).toEqual(at('10T12:10:00'));
  });
  it('waits if the daily time comes first', () => {
    expect(firstBackupTime(at('10T03:25:00'), halfPastThree, undefined)).toEqual(at('10T03:30:00'));
  });
});
