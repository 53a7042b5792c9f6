/**
 * Variants of problems. A model writes one, the judge confirms it, and an administrator approves it. Until then only
 * administrators see it; the user who asked for it sees its state.
 */
import { z } from 'zod';
import { anyAdmin, defineCalls, login, problemAdmin } from '../define-calls.ts';
import { searchFaults } from '../judge-messages.ts';
import { variantDraft } from '../shapes/variant.ts';
import { variantLimits, variantRefusals, variantStates } from '../variant-limits.ts';
import { displayId, filledText, identifier, page, paging, wireDate } from '../wire.ts';

const problemName = z.object({ pid: z.int(), problemId: z.string(), title: z.string() });

const variantRow = {
  id: z.int(),
  state: z.enum(variantStates),
  refusal: z.enum(variantRefusals).nullable(),
  /** Null until the model has written it. */
  title: z.string().nullable(),
  /** The problem that it varies; null if that is deleted. */
  source: problemName.nullable(),
  /** The problem that it became. */
  problem: problemName.nullable(),
  requestedBy: z.string(),
  gmtCreate: wireDate(),
};

export const variantCheck = z.object({
  /** `agreement`: both solutions on the same inputs. Otherwise the position of a wrong solution. */
  program: z.union([z.literal('agreement'), z.int().min(0)]),
  outcome: z.enum(['found', 'none', 'invalid-input', 'failed', 'no-judge']),
  /** Valid inputs on which the program ran. */
  tried: z.int(),
  fault: z.enum(searchFaults).nullable(),
  /** Of a compiler, the validator or the judge. */
  message: z.string().nullable(),
  /** Of `found`: an input on which the outputs differ. */
  example: z.object({ input: z.string(), expected: z.string(), output: z.string() }).nullable(),
});
export type VariantCheck = z.output<typeof variantCheck>;

const variant = z.object({
  ...variantRow,
  draft: variantDraft.nullable(),
  checks: z.array(variantCheck),
  /** Inputs with the output of the first solution: the test data of the problem. */
  cases: z.array(z.object({ input: z.string(), output: z.string() })),
  /** Technical: why the model failed. */
  detail: z.string().nullable(),
  rejectReason: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type WireVariant = z.output<typeof variant>;

const shownProblem = problemName.omit({ pid: true });

const ownVariant = z.object({
  id: z.int(),
  state: z.enum(variantStates),
  refusal: z.enum(variantRefusals).nullable(),
  rejectReason: z.string().nullable(),
  /** The problem that it varies; null if that is not public any more. */
  source: shownProblem.nullable(),
  /** Of an approved variant: the public problem that it became. */
  problem: shownProblem.nullable(),
  gmtCreate: wireDate(),
});

const ownVariants = z.object({
  /** False: no model is configured. */
  isOffered: z.boolean(),
  /** The host of the model. */
  destination: z.string().nullable(),
  /** Questions to the assistant that the caller has left today: a variant is one. */
  questionsLeft: z.int(),
  /** The newest first. */
  variants: z.array(ownVariant),
});

const oneVariant = z.object({ id: identifier() });

export const problemVariantsCalls = defineCalls({
  'GET /api/practice-variants': {
    summary: 'The newest variants that the caller asked for, with their states.',
    access: login,
    data: ownVariants,
  },
  'POST /api/practice-variant': {
    summary:
      'Lets the model of the assistant write a variant of a public problem. It counts as a question of the caller.',
    access: login,
    body: z.object({ pid: identifier() }),
    data: ownVariants,
  },
  'POST /api/practice-variant/cancel': {
    summary: 'Withdraws a variant of the caller that waits for approval. Its question stays counted.',
    access: login,
    body: oneVariant,
    data: ownVariants,
  },
  'GET /api/admin/problem-variants': {
    summary: 'Variants: those that wait for approval first, then the newest.',
    access: anyAdmin,
    query: z.object({ ...paging(20), state: z.enum(variantStates).optional() }),
    data: page(z.object(variantRow)),
  },
  'GET /api/admin/problem-variant': {
    summary: 'A variant with its programs and what the judge said about them.',
    access: anyAdmin,
    query: oneVariant,
    data: variant,
  },
  'POST /api/admin/problem-variant': {
    summary:
      'Lets the model of the assistant write a variant of a problem. It counts as a question of the caller.',
    access: anyAdmin,
    body: z.object({ problemId: displayId() }),
    data: oneVariant,
  },
  'POST /api/admin/problem-variant/approve': {
    summary: 'Makes a public problem of a variant that the judge has confirmed.',
    access: problemAdmin,
    body: oneVariant,
    data: variant,
  },
  'POST /api/admin/problem-variant/reject': {
    summary: 'Rejects a variant with a reason.',
    access: problemAdmin,
    body: oneVariant.extend({ reason: filledText(variantLimits.rejectReasonMaximum) }),
    data: variant,
  },
  'POST /api/admin/problem-variant/undo': {
    summary: 'Takes an approval or a rejection back. The problem of an approved variant becomes private.',
    access: problemAdmin,
    body: oneVariant,
    data: variant,
  },
});
