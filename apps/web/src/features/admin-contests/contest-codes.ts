/** Maps the codes of the wire. An unknown code maps to the strictest value. */
import { audienceCodes, type ContestAudience } from '@touchstone/rules/contests/contest-access';
import { stageCodes, type ContestStage } from '@touchstone/rules/contests/contest-time';

export const audiences = ['public', 'protected', 'private'] as const satisfies readonly ContestAudience[];

export const audienceOf = (auth: number): ContestAudience =>
  audiences.find((audience) => audienceCodes[audience] === auth) ?? 'private';

export const scoringOf = (type: number): 'acm' | 'oi' => (type === 0 ? 'acm' : 'oi');

const stages = ['scheduled', 'running', 'ended'] as const satisfies readonly ContestStage[];

export const stageOf = (status: number): ContestStage =>
  stages.find((stage) => stageCodes[stage] === status) ?? 'ended';
