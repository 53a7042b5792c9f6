/** Trainings on the wire. */
import { z } from 'zod';
import { wireDate } from '../wire.ts';

const times = { gmtCreate: wireDate(), gmtModified: wireDate() };
const auth = z.enum(['Public', 'Private']);

/** As learners see it. */
export const trainingShape = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  /** Empty if the account was deleted. */
  author: z.string(),
  auth,
  categoryName: z.string().nullable(),
  categoryColor: z.string().nullable(),
  rank: z.int(),
  problemCount: z.int(),
  /** Solved by the caller; null for guests. */
  acCount: z.int().nullable(),
  gid: z.int().nullable(),
  gmtModified: wireDate(),
});
export type WireTraining = z.output<typeof trainingShape>;

export const trainingCategory = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  gid: z.int().nullable(),
  ...times,
});
export type TrainingCategory = z.output<typeof trainingCategory>;

/** As its administrators see it. */
export const administeredTraining = z.object({
  id: z.int(),
  /** The default texts, whatever the language of the call: the form changes them. */
  title: z.string(),
  description: z.string(),
  author: z.string(),
  auth,
  privatePwd: z.string().nullable(),
  /** Whether it is shown. */
  status: z.boolean(),
  rank: z.int(),
  isGroup: z.boolean(),
  gid: z.int().nullable(),
  ...times,
});
export type AdministeredTraining = z.output<typeof administeredTraining>;

/** A row of the lists of administrators. */
export const listedAdministeredTraining = administeredTraining.extend({
  problemCount: z.int(),
  /** Registrations; of a public training in a group, its members. */
  participantCount: z.int(),
  dueAt: wireDate().nullable(),
  /** Null without a category. */
  categoryName: z.string().nullable(),
  categoryColor: z.string().nullable(),
  /** Whether the caller may change it. */
  canEdit: z.boolean(),
  /** Whether the caller may add, order and remove its problems. */
  canEditProblems: z.boolean(),
  canDelete: z.boolean(),
});
export type ListedAdministeredTraining = z.output<typeof listedAdministeredTraining>;

export const trainingProblem = z.object({
  id: z.int(),
  tid: z.int(),
  pid: z.int(),
  /** The display id of the problem. */
  displayId: z.string(),
  rank: z.int(),
  ...times,
});
export type TrainingProblem = z.output<typeof trainingProblem>;

/** The progress of one user with one problem. */
export const trainingCell = z.object({
  /** Accepted if ever, else the newest result. */
  status: z.int(),
  /** From 0 to 100, with the late factor. */
  score: z.number(),
  /** The smallest of the accepted submissions, in milliseconds; null if there is none. */
  runTime: z.int().nullable(),
  attempts: z.int(),
  /** When the first accepted submission was made. */
  acceptedAt: wireDate().nullable(),
  /** The result came after the due date. */
  isLate: z.boolean(),
  /** The first accepted submission, else the newest. */
  submitId: z.int(),
});
export type WireTrainingCell = z.output<typeof trainingCell>;
