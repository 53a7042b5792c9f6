/** The filter of contest submissions, stored in the URL. Invalid values count as absent. */
import { filterableStatuses } from '../../../ui/verdict/filterable-statuses.ts';

export interface SubmissionFilter {
  onlyMine: boolean;
  /** The display id in the contest; empty for all. */
  problemId: string;
  status: number | undefined;
  username: string;
  page: number;
  size: number;
}

export const submissionSizes = [15, 30, 50, 100] as const;
const defaultSize = 15;
const longestText = 64;

const parseText = (text: string | null): string => (text ?? '').trim().slice(0, longestText);

export function parseSubmissionFilter(parameters: URLSearchParams): SubmissionFilter {
  const page = parameters.get('currentPage') ?? '';
  const status = parameters.get('status');
  const size = Number(parameters.get('limit'));
  return {
    onlyMine: parameters.get('onlyMine') === 'true',
    problemId: parseText(parameters.get('problemID')),
    status: filterableStatuses.find((one) => String(one) === status),
    username: parseText(parameters.get('username')),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    size: submissionSizes.find((one) => one === size) ?? defaultSize,
  };
}

export function writeSubmissionFilter(filter: SubmissionFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (filter.onlyMine) parameters.set('onlyMine', 'true');
  if (filter.problemId !== '') parameters.set('problemID', filter.problemId);
  if (filter.status !== undefined) parameters.set('status', String(filter.status));
  if (filter.username !== '') parameters.set('username', filter.username);
  if (filter.page > 1) parameters.set('currentPage', String(filter.page));
  if (filter.size !== defaultSize) parameters.set('limit', String(filter.size));
  return parameters;
}

/** Submissions after the end are listed on request. One's own are always listed, with a mark. */
export const listsLate = (
  { onlyMine }: Pick<SubmissionFilter, 'onlyMine'>,
  {
    containsEnd,
    isSubmittingAllowedAfterEnd,
  }: { containsEnd: boolean; isSubmittingAllowedAfterEnd: boolean },
): boolean => containsEnd || (onlyMine && isSubmittingAllowedAfterEnd);

export const isNarrowed = ({ onlyMine, problemId, status, username }: SubmissionFilter): boolean =>
  onlyMine || problemId !== '' || status !== undefined || username !== '';
