/**
 * Administration of trainings outside groups: administrators manage their own, super administrators all. The stored author
 * decides; `author` of a request is ignored. Form errors have their own messages (`training-form.ts`), so the schemas only
 * bound the input.
 */
import { z } from 'zod';
import { anyAdmin, defineCalls, login, problemAdmin, superAdmin } from '../define-calls.ts';
import {
  administeredTraining,
  listedAdministeredTraining,
  trainingCategory,
  trainingProblem,
} from '../shapes/training.ts';
import { sentTranslations, translations } from '../shapes/translations.ts';
import { trainingLimits } from '../training-limits.ts';
import {
  boolean,
  coercedNumber,
  confirmedEffects,
  identifier,
  keptMoment,
  nothing,
  optionalBoolean,
  optionalIdentifier,
  optionalText,
  page,
  paging,
  wireDate,
} from '../wire.ts';
import { keptText } from './admin-contests.ts';
import { listedProblemShape } from './admin-problems.ts';

/** Absent or null keeps the stored value. The rules check its range. */
const keptNumber = () => z.preprocess((value) => (value === '' ? null : value), coercedNumber().nullish());

/** Absent or null keeps the stored value; an empty text clears it. The rules check its range. */
const clearableNumber = () => z.union([z.literal(''), coercedNumber()]).nullish();
const clearableMoment = () => z.union([z.literal(''), keptMoment()]).optional();

const sentTrainingFields = {
  id: optionalIdentifier(),
  title: keptText(),
  description: keptText(),
  titleTranslations: sentTranslations(),
  descriptionTranslations: z.partialRecord(z.enum(['zh-CN', 'zh-HK', 'en-US']), keptText()).nullish(),
  /** Small first. */
  rank: keptNumber(),
  /** `Public` or `Private`. */
  auth: optionalText(64),
  privatePwd: keptText(),
  status: optionalBoolean(),
  /** With an offset, or milliseconds since the epoch. */
  dueAt: clearableMoment(),
  /** From 0 to 1. */
  lateFactor: clearableNumber(),
  /** The version that the form was filled from; a newer stored version is not overwritten. */
  gmtModified: optionalText(64),
};

/** By id; without one, a category of this name is created. */
const sentCategory = z
  .object({ id: optionalIdentifier(), name: optionalText(1000), color: optionalText(64) })
  .nullish();

export const sentTraining = z.object({
  training: z.object(sentTrainingFields),
  trainingCategory: sentCategory,
  confirm: confirmedEffects(),
});
export const sentGroupTraining = z.object({
  training: z.object({ ...sentTrainingFields, gid: optionalIdentifier() }),
  trainingCategory: sentCategory,
  confirm: confirmedEffects(),
});
export type SentTraining = z.output<typeof sentGroupTraining>;

export const trainingForm = z.object({
  training: administeredTraining,
  trainingCategory: trainingCategory.nullable(),
});

export const trainingProblemList = z.object({
  problemList: page(z.object(listedProblemShape)),
  /** Keyed by problem id. */
  trainingProblemMap: z.record(z.string(), trainingProblem),
});

/** A row as it was listed, with the new rank; by its id, or by training and problem. */
export const rankedTrainingProblem = z.object({
  id: optionalIdentifier(),
  tid: optionalIdentifier(),
  pid: optionalIdentifier(),
  rank: keptNumber(),
});

/** `displayId` of a request is ignored: a problem has one display id everywhere. */
export const addedTrainingProblem = z.object({ pid: identifier(), tid: identifier() });

const ofTraining = z.object({ tid: identifier() });

export const adminTrainingsCalls = defineCalls({
  'GET /api/admin/training/get-training-list': {
    summary: 'All trainings but those of groups, hidden ones too, by rank. Without passwords.',
    access: anyAdmin,
    query: z.object({
      ...paging(10),
      /** Part of the title, or the id or the rank. */
      keyword: optionalText(255),
    }),
    data: page(listedAdministeredTraining),
  },
  'GET /api/admin/training': {
    summary: 'A training as its form holds it, with its password.',
    access: anyAdmin,
    query: ofTraining,
    data: trainingForm,
  },
  'POST /api/admin/training': {
    summary: 'Creates a training of the caller.',
    access: anyAdmin,
    body: sentTraining,
    data: z.object({ tid: z.int() }),
  },
  'PUT /api/admin/training': {
    summary:
      'Changes a training; absent or null fields stay. A new password of a private training drops all registrations.',
    access: anyAdmin,
    body: sentTraining,
    data: nothing(),
  },
  'DELETE /api/admin/training': {
    summary: 'Deletes a training. Its problems and their submissions stay.',
    access: superAdmin,
    query: ofTraining.extend({ confirm: confirmedEffects() }),
    data: nothing(),
  },
  'PUT /api/admin/training/change-training-status': {
    summary: 'Shows or hides a training.',
    access: anyAdmin,
    query: z.object({ tid: identifier(), author: optionalText(255), status: boolean() }),
    data: nothing(),
  },
  'GET /api/admin/training/get-problem-list': {
    summary: 'The problems of a training by rank, or the public problems that could be added.',
    access: anyAdmin,
    query: z.object({
      ...ofTraining.shape,
      ...paging(10),
      /** Matches the title, the author or the display id. */
      keyword: optionalText(255),
      queryExisted: optionalBoolean(),
    }),
    data: trainingProblemList,
  },
  'PUT /api/admin/training/problem': {
    summary: 'Changes the rank of a problem in a training.',
    access: anyAdmin,
    body: rankedTrainingProblem,
    data: nothing(),
  },
  'POST /api/admin/training/add-problem-from-public': {
    summary: 'Adds a public problem to a training.',
    access: anyAdmin,
    body: addedTrainingProblem,
    data: nothing(),
  },
  'DELETE /api/admin/training/problem': {
    summary: 'Removes a problem from a training. Without a training: deletes the problem.',
    access: anyAdmin,
    query: z.object({ pid: identifier(), tid: optionalIdentifier(), confirm: confirmedEffects() }),
    data: nothing(),
  },
  'POST /api/admin/training/category': {
    summary: 'Creates a category of the trainings outside groups.',
    access: problemAdmin,
    body: z.object({ name: keptText(), color: optionalText(64) }),
    data: trainingCategory,
  },
  'PUT /api/admin/training/category': {
    summary: 'Changes a category; absent fields stay.',
    access: problemAdmin,
    body: z.object({ id: identifier(), name: keptText(), color: optionalText(64) }),
    data: nothing(),
  },
  'DELETE /api/admin/training/category': {
    summary: 'Deletes a category. Its trainings have none then.',
    access: problemAdmin,
    query: z.object({ cid: identifier() }),
    data: nothing(),
  },
});

/** Our own calls, for trainings inside and outside groups. */
export const trainingAdministrationCalls = defineCalls({
  'GET /api/training-form': {
    summary: 'A training with everything that our form holds, for those who may change it.',
    access: login,
    query: ofTraining,
    data: trainingForm.extend({
      titleTranslations: translations(),
      descriptionTranslations: translations(),
      dueAt: wireDate().nullable(),
      lateFactor: z.number().nullable(),
      problemCount: z.int(),
      participantCount: z.int(),
    }),
  },
  'PUT /api/training-problem-order': {
    summary: 'Orders the problems of a training. The list names each of them once.',
    access: login,
    body: z.object({
      ...ofTraining.shape,
      pidList: z.array(identifier()).max(trainingLimits.problemsMaximum),
    }),
    data: nothing(),
  },
  'POST /api/copy-training': {
    summary:
      'A hidden copy of a training that belongs to the caller, in a group or outside groups. Problems that the target cannot ' +
      'have are left out.',
    access: login,
    body: z.object({
      ...ofTraining.shape,
      /** The group of the copy; absent or null: outside groups. */
      gid: optionalIdentifier(),
      /** Absent: the title of the training. */
      title: optionalText(10_000),
    }),
    data: z.object({
      tid: z.int(),
      /** The display ids of the problems that were left out. */
      leftOut: z.array(z.string()),
    }),
  },
});
