import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getLocale, setLocale } from '../../lib/locale.ts';
import { announceMark, type PairMark } from './announce-mark.ts';

const usual = getLocale();
beforeEach(() => setLocale('en-US'));
afterEach(() => setLocale(usual));

const none: PairMark = { mark: null, note: '' };

describe('a stored mark', () => {
  it.each<[string, PairMark, PairMark, string]>([
    ['names the mark', none, { mark: 'discuss', note: '' }, 'Marked: To discuss'],
    [
      'names another mark',
      { mark: 'discuss', note: '' },
      { mark: 'fine', note: '' },
      'Marked: Checked, fine',
    ],
    ['says that it was removed', { mark: 'fine', note: '' }, none, 'Mark removed'],
    ['says that only the note changed', none, { mark: null, note: 'ask both' }, 'Note saved'],
  ])('%s', (_name, before, after, text) => {
    const shown: string[] = [];
    announceMark(
      { before, after },
      () => Promise.resolve(),
      (said) => shown.push(said),
    );
    expect(shown).toEqual([text]);
  });

  it('is taken back with its note', async () => {
    const before: PairMark = { mark: 'fine', note: 'same teacher' };
    const stored: PairMark[] = [];
    const undone = new Promise<void>((resolve) => {
      announceMark(
        { before, after: { mark: 'discuss', note: '' } },
        (mark) => {
          stored.push(mark);
          resolve();
          return Promise.resolve();
        },
        (_text, undo) => undo(),
      );
    });
    await undone;
    expect(stored).toEqual([before]);
  });
});
