import { describe, expect, it } from 'vitest';
import { listColouredRuns } from './coloured-runs.ts';

describe('the colours of a program', () => {
  it('are ranges of its text, in order', () => {
    const code = 'return "a"; // end';
    const runs = listColouredRuns(code, 'C++ 17');
    expect(runs.map(({ from, to }) => code.slice(from, to))).toEqual(['return', '"a"', '// end']);
    expect(runs[0]?.className).toContain('keyword');
  });

  it('do not exist for an unknown language', () => {
    expect(listColouredRuns('return 1;', 'Brainfuck')).toEqual([]);
  });
});
