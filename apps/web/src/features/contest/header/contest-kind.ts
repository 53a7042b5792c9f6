import { audienceCodes, type ContestAudience } from '@touchstone/rules/contests/contest-access';
import type { Contest } from '../api/get-contest.ts';

const oiType = 1;

export const isOi = ({ type }: Pick<Contest, 'type'>): boolean => type === oiType;

const audiences = Object.keys(audienceCodes) as ContestAudience[];

/** Unknown values count as private. */
export const audienceOf = ({ auth }: Pick<Contest, 'auth'>): ContestAudience =>
  audiences.find((audience) => audienceCodes[audience] === auth) ?? 'private';
