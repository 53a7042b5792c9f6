/** The search for a small input on which a submission fails. */
import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { searchFaults } from '../judge-messages.ts';
import { judgeNote } from '../judge-notes.ts';
import { identifier } from '../wire.ts';

export const counterExampleStates = [
  /** There can be none: see `reason`. */
  'unavailable',
  /** Not now: see `reason`. */
  'off',
  'ready',
  'waiting',
  'running',
  'found',
  'none',
  'failed',
] as const;

export const counterExampleReasons = [
  /** Not a verdict that an input can explain. */
  'verdict',
  /** The problem has no generator, validator or reference solution, or the viewer has no access to it. */
  'problem',
  /** A running contest contains the problem. */
  'contest',
  /** The user has made many searches. */
  'limit',
] as const;
export type CounterExampleReason = (typeof counterExampleReasons)[number];

const counterExample = z.object({
  state: z.enum(counterExampleStates),
  reason: z.enum(counterExampleReasons).nullable(),
  /** Of the reason `limit`. */
  retryAfterSeconds: z.int().nullable(),
  /** Inputs on which the program ran before it failed, or at all. */
  tried: z.int(),
  shrinkSteps: z.int(),
  /** Of `failed`: which program has a defect. */
  fault: z.enum(searchFaults).nullable(),
  /** Of `found`. */
  example: z
    .object({
      input: z.string(),
      expected: z.string(),
      output: z.string(),
      status: z.int(),
      note: judgeNote.nullable(),
      /** The message of the checker. */
      message: z.string().nullable(),
      time: z.int(),
      referenceTime: z.int(),
    })
    .nullable(),
});
export type WireCounterExample = z.output<typeof counterExample>;

const oneSubmission = z.object({ submitId: identifier() });

export const counterExamplesCalls = defineCalls({
  'GET /api/counter-example': {
    summary: 'The search for an input on which an own submission fails, or why there can be none.',
    access: login,
    query: oneSubmission,
    data: counterExample,
  },
  'POST /api/counter-example': {
    summary: 'Searches for a small input on which an own submission fails. Equal programs share one result.',
    access: login,
    body: oneSubmission,
    data: counterExample,
  },
});
