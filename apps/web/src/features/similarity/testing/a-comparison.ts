/** For tests: a finished comparison of a contest with three similar programs and a pair below the usual minimum. */
import type { ComparedProgram, ComparisonResult, OpenedPair, SimilarPair } from '../api/comparisons.ts';

export const aProgram = (id: number, username: string, changes: Partial<ComparedProgram> = {}) => ({
  id,
  submitId: 100 + id,
  uid: `u${String(id)}`,
  username,
  realname: null,
  problemId: 1,
  language: 'C++',
  status: 0,
  submitTime: '2026-05-01T08:00:00.000+0000',
  ...changes,
});

export const aPair = (id: number, left: number, right: number, changes: Partial<SimilarPair> = {}) => ({
  id,
  left,
  right,
  similarity: 0.9,
  longest: 120,
  mark: null,
  note: '',
  markedBy: null,
  ...changes,
});

export const aComparison = (changes: Partial<ComparisonResult> = {}): ComparisonResult => ({
  id: 5,
  state: 'finished',
  choice: 'best',
  families: [],
  threshold: 30,
  done: 12,
  total: 12,
  startedAt: '2026-05-01T08:00:00.000+0000',
  finishedAt: '2026-05-01T08:00:05.000+0000',
  startedBy: 'jury',
  of: { kind: 'contest', target: 7, title: 'Spring Cup', gid: null },
  problems: [
    { id: 1, displayId: 'A', title: 'Stones' },
    { id: 2, displayId: 'B', title: 'Rivers' },
  ],
  programs: [
    aProgram(1, 'ann', { realname: 'Ann Lee' }),
    aProgram(2, 'bob'),
    aProgram(3, 'cid'),
    aProgram(4, 'dan', { problemId: 2 }),
    aProgram(5, 'eve', { problemId: 2 }),
  ],
  pairs: [
    aPair(11, 1, 2, { similarity: 1 }),
    aPair(12, 2, 3, { similarity: 0.62, longest: 300, mark: 'discuss', note: 'ask bob', markedBy: 'jury' }),
    aPair(13, 4, 5, { similarity: 0.41, longest: 30 }),
  ],
  marked: 1,
  tooShort: 0,
  omitted: 0,
  ignored: [],
  ...changes,
});

const code = 'int a;\nint b;\nint main() {\n  return a + b;\n}\n';

export const anOpenedPair = (changes: Partial<OpenedPair> = {}): OpenedPair => ({
  ...aPair(11, 1, 2),
  comparison: 5,
  left: { ...aProgram(1, 'ann'), code },
  right: { ...aProgram(2, 'bob'), code: `// mine\n${code}` },
  fragments: [
    { left: { from: 0, to: 13 }, right: { from: 8, to: 21 }, tokens: 20 },
    { left: { from: 14, to: 46 }, right: { from: 22, to: 54 }, tokens: 40 },
  ],
  ...changes,
});
