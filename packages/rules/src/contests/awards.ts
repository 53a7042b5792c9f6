/** Awards of a contest by rank, and the medals of the reveal. */

export interface AwardRule {
  readonly priority: number;
  readonly name: string;
  readonly background: string;
  readonly color: string;
  /** Percentage of the ranked contestants, or their number. */
  readonly amount: number;
}

/** Numbers on the wire. */
export const awardTypeCodes = { none: 0, proportion: 1, number: 2 } as const;
export type AwardType = keyof typeof awardTypeCodes;

export const defaultAwards: readonly AwardRule[] = [
  { priority: 1, name: 'Gold', background: '#e6bf25', color: '#fff', amount: 10 },
  { priority: 2, name: 'Silver', background: '#c0c0c0', color: '#fff', amount: 20 },
  { priority: 3, name: 'Bronze', background: '#bc5f00', color: '#fff', amount: 30 },
];

export interface AwardShare {
  readonly award: AwardRule;
  /** The ranks after those of the previous awards. */
  readonly count: number;
}

/** By priority. Awards of size zero are left out. */
export function shareAwards(
  type: AwardType,
  awards: readonly AwardRule[],
  rankedCount: number,
): readonly AwardShare[] {
  if (type === 'none') return [];
  const countOf = ({ amount }: AwardRule) =>
    // Multiply before dividing: 0.29 × 100 is a little less than 29.
    type === 'proportion' ? Math.floor((amount * rankedCount) / 100) : Math.floor(amount);
  return awards
    .toSorted((one, other) => one.priority - other.priority)
    .map((award) => ({ award, count: countOf(award) }))
    .filter(({ count }) => count > 0);
}

/** The award at this index among the contestants who can have one. */
export function awardAt(shares: readonly AwardShare[], awardIndex: number): AwardRule | undefined {
  let end = 0;
  for (const { award, count } of shares) {
    end += count;
    if (awardIndex < end) return award;
  }
  return undefined;
}

export interface MedalCounts {
  readonly gold: number;
  readonly silver: number;
  readonly bronze: number;
}

/** Default medals of the reveal: a tenth, two tenths and three tenths of the ranked contestants, rounded down. */
export const defaultMedals = (rankedCount: number): MedalCounts => ({
  gold: Math.floor(rankedCount / 10),
  silver: Math.floor((rankedCount * 2) / 10),
  bronze: Math.floor((rankedCount * 3) / 10),
});
