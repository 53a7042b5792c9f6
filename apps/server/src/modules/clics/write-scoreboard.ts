/** Serialises the scoreboard, once per change. */
import { formatDuration, formatMoment } from '@touchstone/rules/clics/clics-time';
import { officialGroup, starGroup } from './configuration-objects.ts';
import type { ContestFeed } from './contest-feed.ts';
import type { OpenFeed } from './contest-memory.ts';
import { listScoreboardRows } from './scoreboard.ts';

/** Returns undefined for an unknown group. */
export type WriteScoreboard = (
  open: OpenFeed,
  groupId: string | undefined,
  nowMs: number,
) => string | undefined;

export function createScoreboardWriter(): WriteScoreboard {
  const written = new WeakMap<ContestFeed, Map<string, { number: number; rows: string }>>();
  return ({ cached, feed }, groupId = officialGroup, nowMs) => {
    if (groupId !== officialGroup && groupId !== starGroup) return undefined;
    const ofFeed = written.get(feed) ?? new Map<string, { number: number; rows: string }>();
    written.set(feed, ofFeed);
    const number = feed.log.last();
    const known = ofFeed.get(groupId);
    const rows = known?.number === number ? known.rows : writeRows({ cached, feed }, groupId);
    ofFeed.set(groupId, { number, rows });
    const { startMs, endMs } = cached.facts.rules;
    const time = JSON.stringify(formatMoment(nowMs));
    const contestTime = JSON.stringify(formatDuration(Math.min(nowMs, endMs) - startMs));
    const state = JSON.stringify(feed.state());
    return `{"time":${time},"contest_time":${contestTime},"state":${state},"rows":${rows}}`;
  };
}

const writeRows = ({ cached, feed }: OpenFeed, groupId: string) =>
  JSON.stringify(
    listScoreboardRows(cached.facts, feed.moment(), groupId).map(({ rank, team_id, score, problems }) => ({
      rank,
      team_id,
      score,
      problems,
    })),
  );
