import { describe, expect, it } from 'vitest';
import { parseAnnouncementAddress, writeAnnouncementAddress } from './announcement-address.ts';

describe('the address of announcements', () => {
  it.each([
    ['', { page: 1, opened: undefined }],
    ['announcementPage=2&announcement=7', { page: 2, opened: 7 }],
    ['announcementPage=0&announcement=x', { page: 1, opened: undefined }],
    ['announcementPage=-2&announcement=1.5', { page: 1, opened: undefined }],
  ])('of %j', (query, address) => {
    expect(parseAnnouncementAddress(new URLSearchParams(query))).toEqual(address);
  });

  it('keeps the page when an announcement is closed, and other parameters', () => {
    const open = new URLSearchParams('x=1&announcementPage=2&announcement=7');
    expect(writeAnnouncementAddress(open, { page: 2, opened: undefined }).toString()).toBe(
      'x=1&announcementPage=2',
    );
    expect(writeAnnouncementAddress(open, { page: 1, opened: undefined }).toString()).toBe('x=1');
  });
});
