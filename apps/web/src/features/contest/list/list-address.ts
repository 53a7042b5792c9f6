/** The filters of the contest list, stored in the URL. Invalid values count as absent. */
import { stageCodes, type ContestStage } from '@touchstone/rules/contests/contest-time';

export interface ListAddress {
  stage: ContestStage | undefined;
  type: 'acm' | 'oi' | undefined;
  keyword: string;
  page: number;
}

export const pageSize = 10;
export const stageOrder = ['running', 'scheduled', 'ended'] as const satisfies readonly ContestStage[];
export const typeCodes = { acm: 0, oi: 1 } as const;

const longestKeyword = 255;

/** Removes NUL, which the database cannot store. */
// oxlint-disable-next-line no-control-regex -- this one is meant
const parseKeyword = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '').trim().slice(0, longestKeyword);

const parsePage = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;

export function parseListAddress(parameters: URLSearchParams): ListAddress {
  const status = parameters.get('status');
  const type = parameters.get('type');
  return {
    stage: stageOrder.find((stage) => String(stageCodes[stage]) === status),
    type: (['acm', 'oi'] as const).find((one) => String(typeCodes[one]) === type),
    keyword: parseKeyword(parameters.get('keyword') ?? ''),
    page: parsePage(parameters.get('currentPage')),
  };
}

/** Omits defaults to keep URLs short. */
export function writeListAddress({ stage, type, keyword, page }: ListAddress): URLSearchParams {
  const parameters = new URLSearchParams();
  if (stage !== undefined) parameters.set('status', String(stageCodes[stage]));
  if (type !== undefined) parameters.set('type', String(typeCodes[type]));
  if (parseKeyword(keyword) !== '') parameters.set('keyword', parseKeyword(keyword));
  if (page > 1) parameters.set('currentPage', String(page));
  return parameters;
}

export const hasFilters = ({ stage, type, keyword }: ListAddress): boolean =>
  stage !== undefined || type !== undefined || keyword !== '';
