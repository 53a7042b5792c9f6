/** The period and the page of the activity view, stored in the URL. */
import { trainingDefaults, trainingLimits } from '@touchstone/contract/training-limits';
import { parseWhole } from '../rank/rank-address.ts';

export interface ActivityAddress {
  days: number;
  page: number;
  size: number;
}

export const offeredDays = [3, 7, 14, 30] as const;
const defaultSize = 15;

export const parseActivityAddress = (parameters: URLSearchParams): ActivityAddress => ({
  days: parseWhole(parameters.get('days'), trainingDefaults.days, trainingLimits.daysMaximum),
  page: parseWhole(parameters.get('currentPage'), 1, 1_000_000),
  size: parseWhole(parameters.get('limit'), defaultSize, 100),
});

export function writeActivityAddress({ days, page, size }: ActivityAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (days !== trainingDefaults.days) parameters.set('days', String(days));
  if (page > 1) parameters.set('currentPage', String(page));
  if (size !== defaultSize) parameters.set('limit', String(size));
  return parameters;
}
