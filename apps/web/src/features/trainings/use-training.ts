/** The current training, provided by its frame to all children. */
import { createContext, use } from 'react';
import type { KnownTraining } from './api/get-training.ts';
import type { TrainingContext } from './training-context.ts';

export interface TrainingState extends KnownTraining {
  context: TrainingContext;
  /** The path of the training, without a slash at the end. */
  base: string;
  /** Author, group root or super administrator. */
  isAdmin: boolean;
  /** May open the form of the training. */
  canEdit: boolean;
  /** May open the problems and records: the password was entered, or none is required. */
  canEnter: boolean;
  /** Whether the training has participants: it is private, or its participants are the members of a group. */
  hasRecords: boolean;
}

export const TrainingStateContext = createContext<TrainingState | undefined>(undefined);

export function useTraining(): TrainingState {
  const state = use(TrainingStateContext);
  if (state === undefined) throw new Error('A training is used outside its frame');
  return state;
}
