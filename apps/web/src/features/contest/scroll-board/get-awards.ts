import { queryOptions } from '@tanstack/react-query';
import { awardTypeCodes, type AwardType } from '@touchstone/rules/contests/awards';
import { callApi } from '../../../lib/api/index.ts';
import type { OwnAwards } from './reveal/build-plan.ts';

const awardTypes = Object.keys(awardTypeCodes) as AwardType[];

export async function getAwards(contestId: number, signal: AbortSignal): Promise<OwnAwards> {
  const { awardType, awards } = await callApi('GET /api/contest-desk/awards', {
    query: { cid: contestId },
    signal,
  });
  return {
    type: awardTypes.find((type) => awardTypeCodes[type] === awardType) ?? 'none',
    awards: awards.map(({ num, ...award }) => ({ ...award, amount: num })),
  };
}

export const awardsQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'awards'],
    queryFn: ({ signal }) => getAwards(contestId, signal),
  });
