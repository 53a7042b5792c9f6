import { describe, expect, test } from 'vitest';
import { findDiscussionFormError, formatReport, parseReport, prefixTitle } from './discussion-form.ts';

const form = { title: 'T', description: 'D', content: 'C', categoryId: 1 };

test.each([
  [{}, undefined],
  [{ title: '  ' }, 'discussionTitleEmpty'],
  [{ title: 'x'.repeat(255) }, undefined],
  [{ title: '😀'.repeat(255) }, undefined],
  [{ title: 'x'.repeat(256) }, 'discussionTitleLong'],
  [{ description: '' }, 'discussionDescriptionEmpty'],
  [{ description: 'x'.repeat(256) }, 'discussionDescriptionLong'],
  [{ content: '\n\t' }, 'discussionContentEmpty'],
  [{ content: 'x'.repeat(65_535) }, undefined],
  [{ content: 'x'.repeat(65_536) }, 'discussionContentLong'],
  [{ categoryId: undefined }, 'discussionCategoryMissing'],
  [{ title: '', content: '' }, 'discussionTitleEmpty'],
])('a form with %j: %s', (changes, error) => {
  expect(findDiscussionFormError({ ...form, ...changes })).toBe(error);
});

test('the title of a problem discussion has the id in front, once', () => {
  expect(prefixTitle('Help', 'P1000')).toBe('[P1000] Help');
  expect(prefixTitle('[P1000] Help', 'P1000')).toBe('[P1000] Help');
});

describe('a report', () => {
  test.each([
    ['', 'reportEmpty'],
    ['   ', 'reportEmpty'],
    ['#unknown# x', 'reportTagUnknown'],
    ['x'.repeat(201), 'reportReasonLong'],
    ['#垃圾广告#', { tags: ['spam'], reason: '' }],
    ['#垃圾广告# #恶意骂战# why', { tags: ['spam', 'abuse'], reason: 'why' }],
    ['#垃圾广告##垃圾广告# why', { tags: ['spam'], reason: 'why' }],
    ['no tag, # in text #x#', { tags: [], reason: 'no tag, # in text #x#' }],
  ])('%j', (content, parsed) => {
    expect(parseReport(content)).toEqual(parsed);
  });

  test('is written as existing clients write it', () => {
    expect(formatReport({ tags: ['spam', 'fraud'], reason: 'why' })).toBe('#垃圾广告# #赌博诈骗# why');
    expect(formatReport({ tags: [], reason: 'why' })).toBe('why');
  });
});
