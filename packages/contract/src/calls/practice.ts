/** Practice lists: problems of the site that fit a topic, a level and the history of the user. */
import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { practiceReasons, practiceSizes, practiceTopicsMaximum } from '../practice.ts';
import { problemLimits } from '../problem-limits.ts';
import { problemRow } from '../shapes/problem.ts';
import { identifier, integer, optionalInteger, wireDate } from '../wire.ts';
import { ownProblemStatuses } from './problems.ts';

const practiceList = z.object({
  id: z.int(),
  tagIds: z.array(z.int()),
  /** As the user chose it; null if it followed from what the user had solved. */
  chosenDifficulty: z.int().nullable(),
  /** The difficulty that the list is centred on. */
  difficulty: z.int(),
  size: z.int(),
  gmtCreate: wireDate(),
  /** An earlier list is current again when this one is deleted. */
  hasPrevious: z.boolean(),
  problems: z.array(
    z.object({
      problem: problemRow,
      reason: z.enum(practiceReasons),
      ownStatus: z.enum(ownProblemStatuses),
      /** Solved; a problem for review: solved again since the list was made. */
      isDone: z.boolean(),
    }),
  ),
});
export type PracticeList = z.output<typeof practiceList>;

export const practiceCalls = defineCalls({
  'GET /api/practice-list': {
    summary: 'The current practice list of the caller, with its progress; null without one.',
    access: login,
    data: practiceList.nullable(),
  },
  'POST /api/practice-list': {
    summary: 'Chooses public problems for a new practice list. Problems of the list before come last.',
    access: login,
    body: z.object({
      /** A problem has at least one of these tags. Without any: all problems. */
      tagIds: z
        .array(identifier())
        .max(practiceTopicsMaximum)
        .default([])
        .transform((ids) => [...new Set(ids)]),
      /** By default the level follows from what the caller has solved of the topic. */
      difficulty: optionalInteger({ min: 0, max: problemLimits.difficultyMaximum }),
      size: integer({ min: practiceSizes.least, max: practiceSizes.most }).default(practiceSizes.usual),
    }),
    data: practiceList,
  },
  'DELETE /api/practice-list': {
    summary: 'Deletes a practice list of the caller. The list before becomes the current one.',
    access: login,
    query: z.object({ id: identifier() }),
    data: practiceList.nullable(),
  },
});
