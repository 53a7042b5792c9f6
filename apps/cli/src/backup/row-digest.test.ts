import { describe, expect, it } from 'vitest';
import { createRowDigest } from './row-digest.ts';

function digest(...chunks: string[]) {
  const rows = createRowDigest();
  for (const chunk of chunks) rows.add(Buffer.from(chunk));
  return rows.finish();
}

describe('a row digest', () => {
  it('does not depend on the order of rows or the cut of chunks', () => {
    const expected = digest('a\t1\nb\t2\nc\t3\n');
    expect(expected.rows).toBe(3);
    expect(digest('c\t3\na\t1\nb\t2\n')).toEqual(expected);
    expect(digest('a\t', '1\nb', '\t2', '\n', 'c\t3\n')).toEqual(expected);
  });

  it.each([['a\t1\nb\t3\n'], ['a\t1\n'], ['a\t1\nb\t2\nb\t2\n'], ['']])('differs for %j', (text) => {
    expect(digest(text)).not.toEqual(digest('a\t1\nb\t2\n'));
  });
});
