/** Where trainings are managed: in the back office, or in a group. The scope decides calls and URLs. */
export interface TrainingScope {
  /** Undefined: trainings outside groups. */
  groupId?: number | undefined;
}

const baseOf = ({ groupId }: TrainingScope): string =>
  groupId === undefined ? '/admin/training' : `/group/${String(groupId)}/training`;

/** The list of a group shows what members see unless it is asked for the view of administrators. */
export const manageListUrl = (scope: TrainingScope): string =>
  scope.groupId === undefined ? baseOf(scope) : `${baseOf(scope)}?view=manage`;

export const createUrl = (scope: TrainingScope): string => `${baseOf(scope)}/create`;

export const editUrl = (scope: TrainingScope, trainingId: number): string =>
  `${baseOf(scope)}/${String(trainingId)}/edit`;

export const problemsUrl = (scope: TrainingScope, trainingId: number): string =>
  scope.groupId === undefined
    ? `${baseOf(scope)}/${String(trainingId)}/problems`
    : `${baseOf(scope)}/${String(trainingId)}/manage-problems`;

/** The page that learners see. */
export const trainingUrl = ({ groupId }: TrainingScope, trainingId: number): string =>
  groupId === undefined
    ? `/training/${String(trainingId)}`
    : `/group/${String(groupId)}/training/${String(trainingId)}`;
