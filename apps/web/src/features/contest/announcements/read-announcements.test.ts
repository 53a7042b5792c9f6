import { describe, expect, it } from 'vitest';
import { browserStorage } from '../../../lib/storage.ts';
import { listReadAnnouncements, markAnnouncementsRead } from './read-announcements.ts';

/** The stores are module-level, so each test uses its own contest. */
let contestId = 900_000;
const nextContest = () => (contestId += 1);
const keyOf = (cid: number, uid: string) => `read-announcements:${String(cid)}:${uid}`;

describe('read announcements', () => {
  it('are stored per contest and user', () => {
    const [one, other] = [nextContest(), nextContest()];
    markAnnouncementsRead(one, 'u1', [3, 1]);
    expect(listReadAnnouncements(one, 'u1')).toEqual([3, 1]);
    expect(listReadAnnouncements(one, 'u2')).toEqual([]);
    expect(listReadAnnouncements(other, 'u1')).toEqual([]);
    expect(browserStorage.getItem(keyOf(one, 'u1'))).toBe('[3,1]');
  });

  it('are stored without duplicates', () => {
    const cid = nextContest();
    markAnnouncementsRead(cid, 'u1', [3]);
    markAnnouncementsRead(cid, 'u1', [3, 4]);
    expect(listReadAnnouncements(cid, 'u1')).toEqual([3, 4]);
  });

  it.each([
    ['not JSON', '{', []],
    ['no list', '{"a":1}', []],
    ['a list with foreign values', '[1,"2",null,3.5,4]', [1, 4]],
  ])('load storage that contains %s', (_name, text, ids) => {
    const cid = nextContest();
    browserStorage.setItem(keyOf(cid, 'u1'), text);
    expect(listReadAnnouncements(cid, 'u1')).toEqual(ids);
  });

  it('drop the oldest beyond the limit', () => {
    const cid = nextContest();
    markAnnouncementsRead(
      cid,
      'u1',
      Array.from({ length: 10_000 }, (_, index) => index),
    );
    markAnnouncementsRead(cid, 'u1', [10_000]);
    const read = listReadAnnouncements(cid, 'u1');
    expect([read.length, read[0], read.at(-1)]).toEqual([10_000, 1, 10_000]);
  });
});
