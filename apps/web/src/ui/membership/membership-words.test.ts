import { describe, expect, it } from 'vitest';
import { membershipMessages } from '../../lib/membership-messages.ts';
import { describeLength, describeLevel, describeProvider } from './membership-words.ts';

const english = membershipMessages['en-US'];
const simplified = membershipMessages['zh-CN'];

describe('the words of memberships', () => {
  it.each([
    [30, '30 天', '30 days'],
    [1, '1 天', '1 day'],
    [365, '1 年', '1 year'],
    [730, '2 年', '2 years'],
    [366, '366 天', '366 days'],
    [null, '长期有效', 'No end date'],
  ])('%j days', (days, chinese, text) => {
    expect(describeLength(days, simplified)).toBe(chinese);
    expect(describeLength(days, english)).toBe(text);
  });

  it.each([
    [0, 'No membership'],
    [1, 'Level 1-1'],
    [3, 'Level 1-3'],
    [9, 'No membership'],
  ])('level %i', (level, text) => {
    expect(describeLevel(level, english)).toBe(text);
  });

  it.each([
    ['manual', 'Bank transfer or in person'],
    ['wechat', 'WeChat Pay'],
    ['other', 'other'],
    ['toString', 'toString'],
  ])('the provider %s', (provider, text) => {
    expect(describeProvider(provider, english)).toBe(text);
  });
});
