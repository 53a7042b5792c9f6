import { afterEach, expect, it } from 'vitest';
import { loadDraft, storeDraft } from './drafts.ts';

afterEach(() => {
  for (const key of ['one', 'other']) storeDraft(key, '');
});

it('keeps each text under its key', () => {
  storeDraft('one', 'half a sent');
  expect([loadDraft('one'), loadDraft('other')]).toEqual(['half a sent', '']);
});

it('forgets a blank text', () => {
  storeDraft('one', 'text');
  storeDraft('one', ' \n');
  expect(loadDraft('one')).toBe('');
});
