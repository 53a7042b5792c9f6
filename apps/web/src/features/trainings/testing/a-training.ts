import { statuses } from '@touchstone/contract/statuses';
import { setClock } from '../../../lib/contest-clock/server-clock.ts';
import type { Cell, OwnProgress, Training } from '../api/get-training.ts';
import { trainingStateOf } from '../training-state.ts';
import type { TrainingState } from '../use-training.ts';

const time = '2026-11-01T08:00:00.000+0000';

export const aTraining = (changes: Partial<Training> = {}): Training => ({
  id: 7,
  title: 'Loops',
  description: '# Hello',
  author: 'teacher',
  auth: 'Private',
  categoryName: 'Basics',
  categoryColor: '#1e88e5',
  rank: 1000,
  problemCount: 4,
  acCount: 1,
  gid: null,
  gmtModified: time,
  ...changes,
});

export const aCell = (changes: Partial<Cell> = {}): Cell => ({
  status: statuses.accepted,
  score: 100,
  runTime: 12,
  attempts: 2,
  acceptedAt: time,
  isLate: false,
  submitId: 5,
  ...changes,
});

export const aProgress = (changes: Partial<OwnProgress> = {}): OwnProgress => ({
  tid: 7,
  access: 'open',
  lock: null,
  canManage: false,
  isRegistered: true,
  hasRank: true,
  dueAt: null,
  lateFactor: null,
  now: time,
  problemCount: 4,
  acCount: 1,
  lateCount: 0,
  score: 100,
  cells: {},
  ...changes,
});

interface Changes {
  training?: Partial<Training>;
  progress?: Partial<OwnProgress>;
  groupId?: number;
  roles?: readonly string[];
}

export function aTrainingState({ training, progress, groupId, roles = [] }: Changes = {}): TrainingState {
  const atMs = performance.now();
  return trainingStateOf(
    {
      training: aTraining(training),
      progress: aProgress(progress),
      clock: setClock({
        serverMs: new Date('2026-11-01T08:00:00.000Z').getTime(),
        requestedAtMs: atMs,
        respondedAtMs: atMs,
      }),
    },
    groupId === undefined ? { trainingId: 7 } : { trainingId: 7, groupId },
    roles,
  );
}
