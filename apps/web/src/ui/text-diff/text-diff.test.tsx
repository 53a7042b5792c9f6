import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { diffLines } from './diff-lines.ts';
import { foldUnchanged, TextDiff } from './text-diff.tsx';

const lines = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${String(index)}`);

describe('foldUnchanged', () => {
  it('keeps two lines around a change and counts the rest', () => {
    const [begin, end] = [lines(5, 'a'), lines(4, 'z')];
    const folded = foldUnchanged(
      diffLines([...begin, 'old', ...end].join('\n'), [...begin, 'new', ...end].join('\n')),
    );
    expect(folded.map((part) => ('count' in part ? part.count : part.text))).toEqual([
      3,
      'a3',
      'a4',
      'old',
      'new',
      'z0',
      'z1',
      2,
    ]);
  });

  it('folds equal texts whole', () => {
    expect(foldUnchanged(diffLines('a\nb\nc', 'a\nb\nc'))).toEqual([{ position: 0, count: 3 }]);
  });
});

describe('TextDiff', () => {
  it('says of each changed line whether it was removed or added, and shows markup as text', () => {
    const shown = renderMarkup(<TextDiff before="<b>one</b>" after="two" />);
    const [removed, added] = shown.all('listitem').map(({ text }) => text);
    expect(removed).toContain('Removed');
    expect(removed).toContain('<b>one</b>');
    expect(added).toContain('Added');
    expect(shown.html).not.toContain('<b>');
  });
});
