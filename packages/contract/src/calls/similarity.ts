/** Comparisons of the programs of a contest, a training or a problem, for its administrators. */
import { z } from 'zod';
import { contentAdmin, defineCalls, defineDownloads } from '../define-calls.ts';
import {
  similarityChoices,
  similarityFamilies,
  similarityLimits,
  similarityMarks,
  similarityTargets,
} from '../similarity-limits.ts';
import { filledText, identifier, integer, nothing, text, wireDate } from '../wire.ts';

const oneTarget = z.object({ kind: z.enum(similarityTargets), target: identifier() });
const oneComparison = z.object({ id: identifier() });

const summary = z.object({
  id: z.int(),
  state: z.enum(['waiting', 'running', 'finished', 'failed']),
  choice: z.enum(similarityChoices),
  /** Of languages; empty: all. */
  families: z.array(z.enum(similarityFamilies)),
  /** In percent. */
  threshold: z.int(),
  /** Programs read so far, and all. */
  done: z.int(),
  total: z.int(),
  startedAt: wireDate(),
  finishedAt: wireDate().nullable(),
  /** A username; null if the account was deleted. */
  startedBy: z.string().nullable(),
  pairs: z.int(),
  /** Pairs with a mark. */
  marked: z.int(),
});
export type WireSimilaritySummary = z.output<typeof summary>;

const problem = z.object({ id: z.int(), displayId: z.string(), title: z.string() });

const targetShape = z.object({
  kind: z.enum(similarityTargets),
  target: z.int(),
  title: z.string(),
  /** The group that it belongs to. */
  gid: z.int().nullable(),
});

const program = z.object({
  id: z.int(),
  submitId: z.int(),
  uid: z.string(),
  username: z.string(),
  realname: z.string().nullable(),
  problemId: z.int(),
  language: z.string(),
  status: z.int(),
  submitTime: wireDate(),
});
export type WireComparedProgram = z.output<typeof program>;

const pair = z.object({
  id: z.int(),
  /** Ids of programs. */
  left: z.int(),
  right: z.int(),
  /** 0 to 1. */
  similarity: z.number(),
  /** In tokens. */
  longest: z.int(),
  mark: z.enum(similarityMarks).nullable(),
  note: z.string(),
  /** A username; null without a mark, or if the account was deleted. */
  markedBy: z.string().nullable(),
});
export type WireSimilarPair = z.output<typeof pair>;

const result = summary.extend({
  of: targetShape,
  problems: z.array(problem),
  /** Programs with a pair. */
  programs: z.array(program),
  /** The most similar first. */
  pairs: z.array(pair),
  marked: z.int(),
  /** Programs that were too short for a comparison, and persons beyond the limit. */
  tooShort: z.int(),
  omitted: z.int(),
  ignored: z.array(z.string()),
});
export type WireSimilarityResult = z.output<typeof result>;

const place = z.object({ from: z.int(), to: z.int() });
const comparedCode = program.extend({ code: z.string() });
const comparedPair = pair.extend({
  comparison: z.int(),
  left: comparedCode,
  right: comparedCode,
  /** Offsets in the code, in the order of the left program. */
  fragments: z.array(z.object({ left: place, right: place, tokens: z.int() })),
});
export type WireComparedPair = z.output<typeof comparedPair>;

export const similarityCalls = defineCalls({
  'GET /api/similarity/comparisons': {
    summary: 'The comparisons of a contest, a training or a problem, newest first, with its problems.',
    access: contentAdmin,
    query: oneTarget,
    data: z.object({ of: targetShape, problems: z.array(problem), comparisons: z.array(summary) }),
  },
  'POST /api/similarity/comparison': {
    summary: 'Starts a comparison in the background.',
    access: contentAdmin,
    isStoring: true,
    body: oneTarget.extend({
      choice: z.enum(similarityChoices),
      /** Of languages; empty: all. */
      families: z.array(z.enum(similarityFamilies)).max(similarityFamilies.length),
      /** In percent. */
      threshold: integer({ min: similarityLimits.thresholdMinimum, max: 100 }),
      /** Ids; empty: all. */
      problems: z.array(identifier()).max(1000),
      ignored: z
        .array(
          z.object({
            name: filledText(similarityLimits.ignoredNameMaximum),
            code: text(similarityLimits.ignoredFileMaximum),
          }),
        )
        .max(similarityLimits.ignoredFilesMaximum),
    }),
    maximumBodyBytes: 2 * similarityLimits.ignoredFilesMaximum * similarityLimits.ignoredFileMaximum,
    data: z.object({ id: z.int() }),
  },
  'GET /api/similarity/comparison': {
    summary: 'A comparison with its pairs, as far as it is.',
    access: contentAdmin,
    query: oneComparison,
    data: result,
  },
  'DELETE /api/similarity/comparison': {
    summary: 'Deletes a comparison with its marks. A running one stops.',
    access: contentAdmin,
    query: oneComparison,
    data: nothing(),
  },
  'GET /api/similarity/pair': {
    summary: 'Two programs with the fragments that they share.',
    access: contentAdmin,
    query: oneComparison,
    data: comparedPair,
  },
  'PUT /api/similarity/pair': {
    summary: 'Marks a pair, or removes its mark.',
    access: contentAdmin,
    body: z.object({
      id: identifier(),
      mark: z.enum(similarityMarks).nullable(),
      note: text(similarityLimits.noteMaximum),
    }),
    data: nothing(),
  },
});

export const similarityDownloads = defineDownloads({
  'GET /api/file/download-similarity': {
    summary:
      'The pairs of a comparison (id) as CSV, for the administrators of its contest, training or problem.',
    access: contentAdmin,
  },
});
