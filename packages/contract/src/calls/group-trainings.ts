/** Trainings of groups, for members and for those who manage them. */
import { z } from 'zod';
import { defineCalls, login } from '../define-calls.ts';
import { listedAdministeredTraining, trainingCategory, trainingShape } from '../shapes/training.ts';
import {
  boolean,
  confirmedEffects,
  displayId,
  identifier,
  nothing,
  optionalBoolean,
  optionalText,
  page,
  paging,
} from '../wire.ts';
import {
  addedTrainingProblem,
  rankedTrainingProblem,
  sentGroupTraining,
  trainingForm,
  trainingProblemList,
} from './admin-trainings.ts';

const ofGroup = { gid: identifier(), ...paging(10) };
const ofTraining = z.object({ tid: identifier() });

export const groupTrainingsCalls = defineCalls({
  'GET /api/group/get-training-list': {
    summary: 'The trainings of a group that are shown, by rank, for its members.',
    access: login,
    query: z.object(ofGroup),
    data: page(trainingShape),
  },
  'GET /api/group/get-admin-training-list': {
    summary:
      'All trainings of a group with their passwords, newest first, for the administrators of the group.',
    access: login,
    query: z.object(ofGroup),
    data: page(listedAdministeredTraining),
  },
  'GET /api/group/training': {
    summary: 'A training as its form holds it, with its password.',
    access: login,
    query: ofTraining,
    data: trainingForm,
  },
  'POST /api/group/training': {
    summary: 'Creates a training of the caller in a group.',
    access: login,
    body: sentGroupTraining,
    data: z.object({ tid: z.int() }),
  },
  'PUT /api/group/training': {
    summary:
      'Changes a training of a group; absent or null fields stay. A new password of a private training drops all registrations.',
    access: login,
    body: sentGroupTraining,
    data: nothing(),
  },
  'DELETE /api/group/training': {
    summary: 'Deletes a training of a group. Its problems and their submissions stay.',
    access: login,
    query: ofTraining.extend({ confirm: confirmedEffects() }),
    data: nothing(),
  },
  'PUT /api/group/change-training-status': {
    summary: 'Shows or hides a training of a group.',
    access: login,
    query: z.object({ tid: identifier(), status: boolean() }),
    data: nothing(),
  },
  'GET /api/group/get-training-problem-list': {
    summary: 'The problems of a training by rank, or the public problems that could be added.',
    access: login,
    query: z.object({
      ...ofTraining.shape,
      ...paging(10),
      /** Matches the title, the author or the display id. */
      keyword: optionalText(255),
      /** Absent: true. */
      queryExisted: optionalBoolean(),
    }),
    data: trainingProblemList,
  },
  'PUT /api/group/training-problem': {
    summary: 'Changes the rank of a problem in a training.',
    access: login,
    body: rankedTrainingProblem,
    data: nothing(),
  },
  'DELETE /api/group/training-problem': {
    summary: 'Removes a problem from a training.',
    access: login,
    query: z.object({ pid: identifier(), tid: identifier(), confirm: confirmedEffects() }),
    data: nothing(),
  },
  'POST /api/group/add-training-problem-from-public': {
    summary: 'Adds a public problem to a training of a group.',
    access: login,
    body: addedTrainingProblem,
    data: nothing(),
  },
  'POST /api/group/add-training-problem-from-group': {
    summary: 'Adds a problem of the group, by its display id, to a training of the group.',
    access: login,
    query: z.object({ problemId: displayId(), tid: identifier() }),
    data: nothing(),
  },
  'GET /api/group/training-category': {
    summary:
      'Our own: the categories that a training of the group may have: those of the site and of the group.',
    access: login,
    query: z.object({ gid: identifier() }),
    data: z.array(trainingCategory),
  },
});
