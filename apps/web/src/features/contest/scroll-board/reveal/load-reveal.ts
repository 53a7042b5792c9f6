/**
 * Loads everything that the reveal needs in advance, because the network may fail during the ceremony.
 * Avatars are kept as object URLs while the window is open.
 */
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';
import { getAwards } from '../get-awards.ts';
import type { RevealAddress } from '../reveal-address.ts';
import { buildPlan, type RevealPlan, type RevealSubmission } from './build-plan.ts';

export interface LoadedReveal {
  plan: RevealPlan;
  title: string;
}

export const revealQuery = ({ contestId, removesStars, medals }: RevealAddress & { contestId: number }) =>
  queryOptions({
    queryKey: ['reveal', contestId, removesStars, medals],
    queryFn: async ({ signal }): Promise<LoadedReveal> => {
      const query = { cid: contestId };
      const [info, submissions, awards] = await Promise.all([
        callApi('GET /api/get-contest-scroll-board-info', { query, signal }),
        callApi('GET /api/get-contest-scroll-board-submission', {
          query: { ...query, removeStar: removesStars },
          signal,
        }),
        getAwards(contestId, signal),
      ]);
      const plan = buildPlan(info, await fetchAvatars(submissions, signal), medals, awards);
      return { plan, title: info.title };
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

async function fetchAvatars(
  submissions: readonly RevealSubmission[],
  signal: AbortSignal,
): Promise<RevealSubmission[]> {
  const addresses = new Set(submissions.flatMap(({ avatar }) => (avatar?.startsWith('/') ? [avatar] : [])));
  const avatars = new Map(
    await Promise.all(
      [...addresses].map(async (address) => [address, await fetchAvatar(address, signal)] as const),
    ),
  );
  return submissions.map((submission) => ({
    ...submission,
    avatar: submission.avatar === null ? null : (avatars.get(submission.avatar) ?? null),
  }));
}

/** Returns null for a picture that cannot be loaded; the row shows an initial instead. */
async function fetchAvatar(address: string, signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? URL.createObjectURL(await response.blob()) : null;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return null;
  }
}
