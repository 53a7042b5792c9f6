/** Where a training is opened: on the site or in a group. The context is the base of all its URLs. */
export interface TrainingContext {
  trainingId: number;
  groupId?: number;
}

type Parameters = Readonly<Record<string, string | undefined>>;

export const parseId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

/** Undefined if an id in the URL is not valid. */
export function parseTrainingContext({ trainingID, groupID }: Parameters): TrainingContext | undefined {
  const trainingId = parseId(trainingID);
  if (trainingId === undefined) return undefined;
  if (groupID === undefined) return { trainingId };
  const groupId = parseId(groupID);
  return groupId === undefined ? undefined : { trainingId, groupId };
}

/** The list of trainings: of the site or of the group. */
export const trainingListUrl = (groupId: number | undefined): string =>
  groupId === undefined ? '/training' : `/group/${String(groupId)}/training`;

export const trainingUrl = ({ trainingId, groupId }: TrainingContext): string =>
  `${trainingListUrl(groupId)}/${String(trainingId)}`;

export const trainingProblemUrl = (context: TrainingContext, problemId: string): string =>
  `${trainingUrl(context)}/problem/${encodeURIComponent(problemId)}`;

/** The form and the problems of a training: in the back office or in the group. */
export const editTrainingUrl = ({ trainingId, groupId }: TrainingContext): string =>
  groupId === undefined
    ? `/admin/training/${String(trainingId)}/edit`
    : `${trainingListUrl(groupId)}/${String(trainingId)}/edit`;

const submissionsUrl = ({ groupId }: TrainingContext, filter: Readonly<Record<string, string>>): string =>
  `${groupId === undefined ? '' : `/group/${String(groupId)}`}/status?${new URLSearchParams(filter).toString()}`;

interface CellSubmissions {
  context: TrainingContext;
  username: string;
  problemId: string;
}

/** The submission list, filtered by a user and a problem. */
export const cellSubmissionsUrl = ({ context, username, problemId }: CellSubmissions): string =>
  submissionsUrl(context, { username, problemID: problemId, completeProblemID: 'true' });

/** The submission list, filtered by a user. */
export const memberSubmissionsUrl = (context: TrainingContext, username: string): string =>
  submissionsUrl(context, { username });

/** The submission list, filtered by a problem. */
export const problemSubmissionsUrl = (context: TrainingContext, problemId: string): string =>
  submissionsUrl(context, { problemID: problemId, completeProblemID: 'true' });
