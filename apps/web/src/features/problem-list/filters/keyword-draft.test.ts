import { describe, expect, it } from 'vitest';
import { followKeyword, newKeywordDraft, searchOf, type KeywordDraft } from './keyword-draft.ts';

const typed = (part: Partial<KeywordDraft>): KeywordDraft => ({ ...newKeywordDraft(''), ...part });

describe('searchOf', () => {
  it.each([
    ['the first word', '', 'sum', { keyword: 'sum', isRefined: false }],
    ['another word of the same search', 'sum', 'sum of', { keyword: 'sum of', isRefined: true }],
    ['a cleared field', 'sum', '', { keyword: '', isRefined: false }],
    ['blanks around the same word', 'sum', ' sum ', undefined],
    ['only blanks in an empty field', '', '   ', undefined],
  ])('of %s', (_case, sent, text, search) => {
    expect(searchOf(typed({ sent }), text)).toEqual(search);
  });
});

describe('followKeyword', () => {
  it('keeps the draft while the URL stays the same', () => {
    const draft = typed({ text: 'su' });
    expect(followKeyword(draft, '')).toBe(draft);
  });

  it('keeps what is typed when the URL follows the search', () => {
    const draft = typed({ text: 'sum of two', sent: 'sum' });
    expect(followKeyword(draft, 'sum')).toEqual({ text: 'sum of two', seen: 'sum', sent: 'sum' });
  });

  it('takes the keyword of the URL when Back or a reset changed it', () => {
    const draft = typed({ text: 'sum of two', seen: 'sum', sent: 'sum' });
    expect(followKeyword(draft, 'graph')).toEqual(newKeywordDraft('graph'));
    expect(followKeyword(draft, '')).toEqual(newKeywordDraft(''));
  });
});
