import { noticeAudiences, noticeLimits } from '@touchstone/contract/notice-limits';
import { describe, expect, it } from 'vitest';
import type { Notice } from './api/notices.ts';
import { noticeMessages } from './notice-messages.ts';
import { initialNoticeValues, noticeRules, type Recipient } from './notice-values.ts';

const ann: Recipient = { uid: 'u1', username: 'ann' };

describe('initialNoticeValues', () => {
  it('begins empty and for everyone', () => {
    expect(initialNoticeValues(undefined)).toEqual({ title: '', content: '', type: 'All', recipients: [] });
  });

  it('takes over an existing notice', () => {
    const notice = {
      id: 3,
      title: 'T',
      content: 'C',
      type: 'Single',
      recipients: [ann],
    } as unknown as Notice;
    expect(initialNoticeValues(notice)).toEqual({
      title: 'T',
      content: 'C',
      type: 'Single',
      recipients: [ann],
    });
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('noticeRules in %s', (locale) => {
  const m = noticeMessages[locale];
  const rules = noticeRules(m);
  const { titleMaximum, contentMaximum } = noticeLimits;

  it.each([
    ['an empty title', '', m.titleEmpty],
    ['a title of spaces', ' \t', m.titleEmpty],
    ['a short title', 'x', null],
    ['the longest title', 'x'.repeat(titleMaximum), null],
    ['spaces around the longest title', ` ${'x'.repeat(titleMaximum)} `, null],
    ['a title that is too long', 'x'.repeat(titleMaximum + 1), m.titleLong(titleMaximum)],
  ])('%s', (_name, title, problem) => {
    expect(rules.title(title)).toBe(problem);
  });

  it.each([
    ['an empty content', '', m.contentEmpty],
    ['a content of line breaks', '\n\n', m.contentEmpty],
    ['the longest content', 'x'.repeat(contentMaximum), null],
    ['a content that is too long', 'x'.repeat(contentMaximum + 1), m.contentLong(contentMaximum)],
  ])('%s', (_name, content, problem) => {
    expect(rules.content(content)).toBe(problem);
  });

  it.each(noticeAudiences)('recipients of a notice for %s', (type) => {
    expect(rules.recipients([], { type })).toBe(type === 'Single' ? m.recipientsMissing : null);
    expect(rules.recipients([ann], { type })).toBeNull();
  });
});
