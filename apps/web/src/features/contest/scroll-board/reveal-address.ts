/** The URL of the reveal window: `/scrollBoard?cid=7&removeStar=true&medals[]=1&medals[]=2&medals[]=3`. */
import type { MedalCounts } from '@touchstone/rules/contests/awards';
import { parseContestId } from '../parse-contest-id.ts';

export interface RevealAddress {
  contestId: number | undefined;
  removesStars: boolean;
  /** Undefined if the URL has no medals: the default shares apply. */
  medals: MedalCounts | undefined;
}

const medalsKey = 'medals[]';

const parseCount = (text: string | undefined): number =>
  text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : 0;

export function parseRevealAddress(parameters: URLSearchParams): RevealAddress {
  const counts = [...parameters.getAll(medalsKey), ...parameters.getAll('medals')];
  const [gold, silver, bronze] = [0, 1, 2].map((index) => parseCount(counts[index]));
  return {
    contestId: parseContestId(parameters.get('cid') ?? undefined),
    removesStars: parameters.get('removeStar') === 'true',
    medals: counts.length === 0 ? undefined : { gold: gold ?? 0, silver: silver ?? 0, bronze: bronze ?? 0 },
  };
}

/** Without medals the reveal gives the awards of the contest. */
export function writeRevealAddress(
  contestId: number,
  removesStars: boolean,
  medals: MedalCounts | undefined,
): string {
  const parameters = new URLSearchParams({ cid: String(contestId), removeStar: String(removesStars) });
  for (const count of medals === undefined ? [] : [medals.gold, medals.silver, medals.bronze])
    parameters.append(medalsKey, String(count));
  return `/scrollBoard?${parameters.toString()}`;
}
