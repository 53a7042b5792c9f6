/**
 * Statements of a judge about a run, as a code with parameters: the web translates them and adds the usual causes.
 * Clients of other judges receive an English text instead (`describeNote` of the rules).
 */
import { z } from 'zod';

/** The longest stored part of an output, in characters. */
export const shownTokenMaximum = 200;

/** Whitespace is included as it is. Empty: the end of the output. Null: not shown to this viewer. */
const shownToken = z.string().max(shownTokenMaximum).nullable();
const position = z.int().positive();

/** Where the output first differs from the answer. */
const outputDifference = z.object({
  code: z.literal('difference'),
  /** `spacing`: the words agree, the whitespace between them does not. */
  kind: z.enum(['token', 'spacing', 'missing', 'extra']),
  /** Both from one. `token` counts words of the line. */
  line: position,
  token: position,
  expected: shownToken,
  actual: shownToken,
});
export type OutputDifference = z.output<typeof outputDifference>;

const plain = <Code extends string>(code: Code) => z.object({ code: z.literal(code) });

export const judgeNote = z.discriminatedUnion('code', [
  outputDifference,
  z.object({ code: z.literal('exit-code'), exitCode: z.int() }),
  z.object({ code: z.literal('signal'), signal: z.int() }),
  z.object({ code: z.literal('time-limit'), limitMs: z.int().min(0) }),
  z.object({ code: z.literal('memory-limit'), limitMb: z.int().min(0) }),
  plain('output-limit'),
  /** It waited, for example for input, until the wall clock ended it. */
  plain('idle'),
  plain('output-file-invalid'),
  /** Not run: an earlier case decided the group. */
  plain('skipped'),
  /** Not run: the cases before it took all the time of the submission, or the checker ended in none. */
  z.object({
    code: z.literal('not-judged'),
    fault: z.enum(['program', 'checker']),
    budgetMs: z.int().min(0),
  }),
  /** Computing or asleep, it was ended. */
  plain('checker-time'),
  plain('compiler-time'),
  plain('compiler-memory'),
  /** Brackets, expressions or types are nested too deeply for the compiler. */
  plain('compiler-depth'),
  plain('compiler-output'),
  plain('compiler-crash'),
  z.object({ code: z.literal('compiler-signal'), signal: z.int() }),
  plain('program-too-large'),
]);
export type JudgeNote = z.output<typeof judgeNote>;
