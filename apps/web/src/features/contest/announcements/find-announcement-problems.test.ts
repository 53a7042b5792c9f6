import { siteLimits } from '@touchstone/contract/site-limits';
import { describe, expect, it } from 'vitest';
import { findAnnouncementProblems } from './find-announcement-problems.ts';

const long = (maximum: number) => 'x'.repeat(maximum + 1);

describe('an announcement', () => {
  it.each([
    ['complete', { title: 'News', content: 'Text' }, {}],
    ['empty', { title: ' ', content: '\n' }, { title: 'empty', content: 'empty' }],
    [
      'with a long title',
      { title: long(siteLimits.announcementTitleMaximum), content: 'x' },
      { title: 'long' },
    ],
    ['with a long text', { title: 'x', content: long(siteLimits.announcementMaximum) }, { content: 'long' }],
    [
      'with blanks around a title',
      { title: ` ${'x'.repeat(siteLimits.announcementTitleMaximum)} `, content: 'x' },
      {},
    ],
  ])('%s', (_case, text, problems) => {
    expect(findAnnouncementProblems(text)).toEqual(problems);
  });
});
