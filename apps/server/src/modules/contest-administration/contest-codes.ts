/** Codes and names of the wire. */
import { problemTypes } from '@touchstone/contract';
import { audienceCodes, type ContestAudience } from '@touchstone/rules/contests/contest-access';
import { oiBasisNames, type OiBasis } from '@touchstone/rules/contests/oi-standing';
import { awardTypeCodes, type AwardType } from '@touchstone/rules/contests/awards';

export const shownNames = ['username', 'nickname', 'realname'] as const;

/** Returns undefined for an unknown code. */
const keyOf = <Key extends string>(codes: Readonly<Record<Key, number | string>>, code: number | string) =>
  (Object.keys(codes) as Key[]).find((key) => codes[key] === code);

export const scoringOf = (type: number): 'acm' | 'oi' | undefined => keyOf(problemTypes, type);
export const audienceOf = (auth: number): ContestAudience | undefined => keyOf(audienceCodes, auth);
export const awardTypeOf = (code: number): AwardType | undefined => keyOf(awardTypeCodes, code);
export const oiBasisOf = (name: string): OiBasis | undefined => keyOf(oiBasisNames, name);
export const shownNameOf = (name: string) => shownNames.find((one) => one === name);
