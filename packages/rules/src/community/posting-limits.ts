/** Limits against abuse: of discussions, and of the links and repetitions in any text. */

export interface PostingCounts {
  /** Public problems. */
  readonly solved: number;
  /** Without the new one. */
  readonly postedToday: number;
  readonly posted: number;
}

export interface PostingLimits {
  readonly solvedMinimum: number;
  readonly dailyMaximum: number;
  readonly totalMaximum: number;
}

export type PostingRefusal = {
  readonly code: 'discussionCreateSolved' | 'discussionCreateDaily' | 'discussionCreateTotal';
  readonly count: number;
};

/** Administrators have no limits; callers test that first. */
export function refusePosting(counts: PostingCounts, limits: PostingLimits): PostingRefusal | undefined {
  const { solvedMinimum, dailyMaximum, totalMaximum } = limits;
  if (counts.solved < solvedMinimum) return { code: 'discussionCreateSolved', count: solvedMinimum };
  if (counts.postedToday >= dailyMaximum) return { code: 'discussionCreateDaily', count: dailyMaximum };
  if (counts.posted >= totalMaximum) return { code: 'discussionCreateTotal', count: totalMaximum };
  return undefined;
}

export const newAccountLimits = {
  /** An account of this age, or with enough solved problems, is no longer new. */
  days: 7,
  solved: 20,
  linksPerText: 2,
} as const;

const dayMs = 86_400_000;

export const isNewAccount = (
  account: { readonly createdAt: Date; readonly solved: number },
  now: Date,
): boolean =>
  account.solved < newAccountLimits.solved &&
  now.getTime() - account.createdAt.getTime() < newAccountLimits.days * dayMs;

const link = /(?:https?:\/\/|\bwww\.)[^\s<>()[\]"'`]+/gi;

/** Different addresses; the scheme and letter case make no difference. */
export const countLinks = (text: string): number =>
  new Set(Array.from(text.matchAll(link), ([address]) => address.toLowerCase().replace(/^https?:\/\//, '')))
    .size;

export const hasTooManyLinks = (text: string): boolean => countLinks(text) > newAccountLimits.linksPerText;

/** A text that was posted within this time must not be posted again. */
export const duplicateWindowMs = dayMs;

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]+/gu, '');

/** Spaces, punctuation and letter case make no difference. A text of such characters alone is compared as it is. */
export function isSameText(one: string, other: string): boolean {
  const [first, second] = [normalize(one), normalize(other)];
  return first === '' || second === '' ? one.trim() === other.trim() : first === second;
}
