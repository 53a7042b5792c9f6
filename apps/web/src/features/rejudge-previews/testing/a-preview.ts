/** For tests: a finished preview of a contest in which one verdict changes. */
import type { Preview, PreviewBoardRow, PreviewChange } from '../api/preview.ts';

const noCounts = { changed: 0, rescored: 0, cases: 0, same: 0, unknown: 0 };

export const aPreview = (changes: Partial<Preview> = {}): Preview => ({
  id: 5,
  state: 'ready',
  pid: null,
  problemId: null,
  problemTitle: null,
  cid: 7,
  contestTitle: 'Spring Cup',
  isEverywhere: false,
  startedAt: '2026-05-01T08:00:00.000+0000',
  startedBy: 'jury',
  appliedAt: null,
  appliedBy: null,
  undoneAt: null,
  undoneBy: null,
  total: 3,
  judged: 3,
  counts: { ...noCounts, changed: 1, same: 2 },
  moves: [{ from: 0, to: -1, count: 1 }],
  problems: [{ pid: 1, problemId: 'A', title: 'A+B', counts: { ...noCounts, changed: 1, same: 2 } }],
  contests: [{ cid: 7, title: 'Spring Cup', scoring: 'acm', isFrozen: false }],
  affectedUsers: 1,
  toldUsers: 1,
  staleReasons: [],
  isUndoable: false,
  ...changes,
});

export const aChange = (changes: Partial<PreviewChange> = {}): PreviewChange => ({
  submitId: 42,
  uid: 'u1',
  username: 'ann',
  pid: 1,
  problemId: 'A',
  problemTitle: 'A+B',
  cid: 7,
  language: 'C++',
  submitTime: '2026-05-01T08:00:00.000+0000',
  outcome: 'changed',
  before: { status: 0, score: null, time: 3, memory: 100, decidingCase: null, caseCount: 2 },
  after: {
    status: -1,
    score: null,
    time: 3,
    memory: 100,
    decidingCase: { seq: 2, status: -1 },
    caseCount: 2,
  },
  ...changes,
});

export const aBoardRow = (changes: Partial<PreviewBoardRow> = {}): PreviewBoardRow => ({
  uid: 'u1',
  username: 'ann',
  nickname: null,
  realname: null,
  school: null,
  before: { rank: 1, result: 2, time: 3725, award: { name: 'Gold', background: '#000', color: '#fff' } },
  after: { rank: 3, result: 1, time: 600, award: null },
  isChanged: true,
  changedProblems: ['A'],
  firstsGained: [],
  firstsLost: ['A'],
  ...changes,
});
