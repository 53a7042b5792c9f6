/** The search for a small input on which a submission fails. */
import { z } from 'zod';
import { counterExampleLimits } from '../counter-example-limits.ts';
import { contentAdmin, defineCalls, login } from '../define-calls.ts';
import { searchFaults, triedInput } from '../judge-messages.ts';
import { judgeNote } from '../judge-notes.ts';
import { problemCheckLimits } from '../problem-check-limits.ts';
import { filledText, identifier, text } from '../wire.ts';

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

export const inputProgramKinds = ['generator', 'validator'] as const;

const inputProgram = z.object({
  kind: z.enum(inputProgramKinds),
  /** Unique within its problem. */
  name: z.string(),
  language: z.string(),
  code: z.string(),
  /** Of a generator: one call per line, with `{seed}` in place of a number. Empty for a validator. */
  argumentLines: z.array(z.string()),
});
export type WireInputProgram = z.output<typeof inputProgram>;

const newInputProgram = z.object({
  kind: z.enum(inputProgramKinds),
  name: filledText(problemCheckLimits.solutionNameMaximum),
  language: filledText(64),
  code: text(problemCheckLimits.codeMaximum),
  argumentLines: z
    .array(text(counterExampleLimits.argumentLineMaximum))
    .max(counterExampleLimits.argumentLinesMaximum),
});

const programTrial = z.object({
  /** Null: every program works. */
  fault: z.enum(searchFaults).nullable(),
  /** The message of the compiler, the validator or the judge. */
  message: z.string().nullable(),
  samples: z.array(triedInput),
});
export type WireProgramTrial = z.output<typeof programTrial>;

const oneProblem = z.object({ pid: identifier() });
const oneSubmission = z.object({ submitId: identifier() });

export const counterExamplesCalls = defineCalls({
  'GET /api/admin/problem/input-programs': {
    summary: 'The generators and the validator of a problem.',
    access: contentAdmin,
    query: oneProblem,
    data: z.array(inputProgram),
  },
  'PUT /api/admin/problem/input-programs': {
    summary: 'Puts these generators and this validator in the place of those that the problem had.',
    access: contentAdmin,
    body: oneProblem.extend({
      programs: z.array(newInputProgram).max(counterExampleLimits.generatorsMaximum + 1),
    }),
    maximumBodyBytes: problemCheckLimits.bodyBytesMaximum,
    data: z.array(inputProgram),
  },
  'POST /api/admin/problem/input-programs/try': {
    summary:
      'Runs the generators of a problem, its validator on what they print, and the reference solution on that.',
    access: contentAdmin,
    body: oneProblem,
    data: programTrial,
  },
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
