/** Which contestants the list of sign-ins shows. Pure. */
import type { ExamContestant } from '../api/exam-sessions.ts';

export const signInFilters = ['all', 'active', 'refused'] as const;
export type SignInFilter = (typeof signInFilters)[number];

const matches: Readonly<Record<SignInFilter, (one: ExamContestant) => boolean>> = {
  all: () => true,
  active: ({ sessions }) => sessions.some(({ releasedAt }) => releasedAt === null),
  refused: ({ refusals }) => refusals.length > 0,
};

export const countSignIns = (all: readonly ExamContestant[]): Record<SignInFilter, number> => ({
  all: all.length,
  active: all.filter(matches.active).length,
  refused: all.filter(matches.refused).length,
});

/** The keyword is a part of a name, a seat or an address. */
export function findSignIns(
  all: readonly ExamContestant[],
  { filter, keyword }: { filter: SignInFilter; keyword: string },
): ExamContestant[] {
  const part = keyword.trim().toLowerCase();
  return all.filter((one) => {
    const { username, realname, seat, sessions, refusals } = one;
    const addresses = [
      ...sessions.flatMap(({ ip, lastIp }) => [ip, lastIp]),
      ...refusals.map(({ ip }) => ip),
    ];
    const texts = [username, realname ?? '', seat ?? '', ...addresses];
    return matches[filter](one) && texts.some((text) => text.toLowerCase().includes(part));
  });
}
