import { siteLimits } from '@touchstone/contract/site-limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcementMessages } from './announcement-messages.ts';
import { announcementRules, initialAnnouncementValues, toAnnouncement } from './announcement-values.ts';

describe('announcement values', () => {
  it('a new announcement is empty and visible', () => {
    expect(initialAnnouncementValues(undefined)).toEqual({ title: '', content: '', isVisible: true });
  });

  it('an announcement that is edited without a change is sent as it was', () => {
    const announcement = fc.record({
      title: fc.string(),
      content: fc.string(),
      status: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(announcement, (text) => {
        expect(toAnnouncement(initialAnnouncementValues(text))).toEqual(text);
      }),
    );
  });

  it('an unknown status counts as hidden', () => {
    expect(initialAnnouncementValues({ title: '', content: '', status: 7 }).isVisible).toBe(false);
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('announcementRules in %s', (locale) => {
  const m = announcementMessages[locale];
  const { announcementTitleMaximum, announcementMaximum } = siteLimits;
  const rules = announcementRules(m, 'Write something');

  it.each([
    ['an empty title', '', m.titleEmpty],
    ['a title of spaces', '  ', m.titleEmpty],
    ['the longest title, with spaces around it', ` ${'x'.repeat(announcementTitleMaximum)} `, null],
    [
      'a title that is too long',
      'x'.repeat(announcementTitleMaximum + 1),
      m.titleLong(announcementTitleMaximum),
    ],
  ])('%s', (_name, title, problem) => {
    expect(rules.title(title)).toBe(problem);
  });

  it.each([
    ['an empty content', ' ', 'Write something'],
    ['a content', 'x', null],
    ['the longest content', 'x'.repeat(announcementMaximum), null],
    ['a content that is too long', 'x'.repeat(announcementMaximum + 1), m.contentLong(announcementMaximum)],
  ])('%s', (_name, content, problem) => {
    expect(rules.content(content)).toBe(problem);
  });

  it('the content may be empty where it is optional, and not longer', () => {
    const optional = announcementRules(m, undefined);
    expect(optional.content('')).toBeNull();
    expect(optional.content('x'.repeat(announcementMaximum + 1))).toBe(m.contentLong(announcementMaximum));
  });
});
