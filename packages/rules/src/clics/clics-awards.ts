/** Awards of teams, with the ids that Contest API tools know: winner, medals, first to solve. */
import { awardAt, type AwardShare } from '../contests/awards.ts';

export interface ClicsAward {
  readonly id: string;
  readonly citation: string;
  readonly team_ids: readonly string[];
}

interface AwardFacts {
  /** Ranked teams, best first. */
  readonly ranked: readonly {
    readonly teamId: string;
    readonly rank: number;
    readonly isAwardable: boolean;
  }[];
  readonly shares: readonly AwardShare[];
  readonly firsts: readonly {
    readonly problemId: string;
    readonly label: string;
    readonly teamIds: readonly string[];
  }[];
}

/** Organisers choose the names of awards freely. */
const medals: readonly (readonly [id: string, name: RegExp])[] = [
  ['gold-medal', /gold|金/i],
  ['silver-medal', /silver|银|銀/i],
  ['bronze-medal', /bronze|铜|銅/i],
];

export function clicsAwards({ ranked, shares, firsts }: AwardFacts): ClicsAward[] {
  const awardable = ranked.filter(({ isAwardable }) => isAwardable);
  const winners = awardable.filter(({ rank }) => rank === 1).map(({ teamId }) => teamId);
  return [
    { id: 'winner', citation: 'Contest winner', team_ids: winners },
    ...shares.map(({ award }, index) => ({
      id: idOfShare(shares, index),
      citation: award.name,
      team_ids: awardable.filter((_, at) => awardAt(shares, at) === award).map(({ teamId }) => teamId),
    })),
    ...firsts.map(({ problemId, label, teamIds }) => ({
      id: `first-to-solve-${problemId}`,
      citation: `First to solve problem ${label}`,
      team_ids: teamIds,
    })),
  ];
}

/** Two awards of one metal, and awards of no metal, get an id from their index. */
function idOfShare(shares: readonly AwardShare[], index: number): string {
  const metalOf = (share: AwardShare | undefined) =>
    medals.find(([, name]) => name.test(share?.award.name ?? ''))?.[0];
  const metal = metalOf(shares[index]);
  const isFirst = shares.findIndex((share) => metalOf(share) === metal) === index;
  return metal !== undefined && isFirst ? metal : `award-${String(index + 1)}`;
}
