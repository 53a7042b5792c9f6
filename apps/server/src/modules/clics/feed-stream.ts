/**
 * How this works: a generator writes the event feed, and the connection pulls from it, so a slow client costs one
 * portion of lines (back-pressure). Without a token the feed starts with all current objects, referenced ones first;
 * the last of these lines carries the token for all of them. After that, every line is an entry of the log and carries
 * its number. Objects that change while the start is written are sent again.
 *
 * Access is checked with every heartbeat, and before the next line whenever it may have changed: the contest was
 * edited, started, was frozen or unfrozen. A client whose audience changed is disconnected; its token is then invalid,
 * and it starts over. The feed ends after the end of updates.
 */
import { clicsAudiences } from '@touchstone/rules/clics/clics-audience';
import type { LogEntry } from '@touchstone/rules/clics/object-log';
import { WorkSignal } from '../../platform/work-signal.ts';
import { runIdOf } from './live-objects.ts';
import type { ContestMemory, OpenFeed } from './contest-memory.ts';
import type { ContestFeed } from './contest-feed.ts';
import { onlyOne } from './feed-collections.ts';
import type { LoadRuns } from './load-runs.ts';

/** Referenced objects come first. The state comes last, since it may end the feed. */
const order = [
  'contest',
  'judgement-types',
  'languages',
  'problems',
  'groups',
  'organizations',
  'teams',
  'clarifications',
  'submissions',
  'judgements',
  'runs',
  'awards',
] as const;

/** Well below the two minutes after which clients give up. */
export const usualHeartbeatMs = 30_000;
const portion = 200;

export interface FeedOptions {
  /** The number after which the client resumes. Undefined: send everything. */
  since: number | undefined;
  heartbeatMs: number;
  /** Whether the client may still follow this audience. */
  isAllowed: () => Promise<boolean>;
  loadRuns: LoadRuns;
  signal: AbortSignal;
}

const tokenOf = ({ cached, feed }: OpenFeed, number: number) =>
  [cached.epoch, String(clicsAudiences.indexOf(feed.audience)), String(number)].join('.');

/** Returns undefined for tokens of other feeds. */
export function parseToken(token: string, { cached, feed }: OpenFeed): number | undefined {
  const [epoch, audience, number = ''] = token.split('.');
  const isOwn = epoch === cached.epoch && audience === String(clicsAudiences.indexOf(feed.audience));
  if (!isOwn || !/^\d{1,15}$/.test(number)) return undefined;
  return Number(number) <= feed.log.last() ? Number(number) : undefined;
}

export async function* writeFeed(
  memory: ContestMemory,
  open: OpenFeed,
  { since, heartbeatMs, isAllowed, loadRuns, signal }: FeedOptions,
): AsyncGenerator<string, void> {
  const { cached, feed } = open;
  const changes = new WorkSignal();
  const leave = memory.follow(cached, changes.notify);
  try {
    let position = since ?? feed.log.last();
    let rightsNumber = cached.rightsNumber;
    if (since === undefined) yield* writeSnapshot(open, { position, loadRuns });
    while (!signal.aborted) {
      const { version } = changes;
      if (rightsNumber !== cached.rightsNumber) {
        rightsNumber = cached.rightsNumber;
        if (!(await isAllowed())) return;
      }
      const entries = feed.log.since(position, portion);
      position = entries.at(-1)?.number ?? position;
      const settling = feed.settling();
      if (entries.length > 0) yield* writeEntries(open, entries, loadRuns);
      else if (settling !== undefined) await settling;
      else if (feed.state().end_of_updates !== null) return;
      else if (!(await changes.wait({ after: version, timeoutMs: heartbeatMs, signal }))) {
        yield '\n';
        rightsNumber = -1;
      }
    }
  } finally {
    leave();
  }
}

async function* writeSnapshot(
  open: OpenFeed,
  { position, loadRuns }: { position: number; loadRuns: LoadRuns },
): AsyncGenerator<string, void> {
  const { feed } = open;
  for (const type of order) {
    const entries = [...feed.log.list(type)];
    for (let from = 0; from < entries.length; from += portion) {
      const lines = await linesOf(open, entries.slice(from, from + portion), { loadRuns, hasToken: false });
      if (lines !== '') yield lines;
    }
  }
  yield line({ type: 'state', id: null, data: JSON.stringify(feed.state()), token: tokenOf(open, position) });
}

async function* writeEntries(open: OpenFeed, entries: readonly LogEntry[], loadRuns: LoadRuns) {
  const lines = await linesOf(open, entries, { loadRuns, hasToken: true });
  if (lines !== '') yield lines;
}

async function linesOf(
  open: OpenFeed,
  entries: readonly LogEntry[],
  { loadRuns, hasToken }: { loadRuns: LoadRuns; hasToken: boolean },
): Promise<string> {
  const { cached, feed } = open;
  const judged = entries.filter(({ type, isGone }) => type === 'runs' && !isGone).map(({ id }) => id);
  const runs = await loadRuns(cached.facts, judged);
  return entries
    .map((entry) => {
      const token = hasToken ? tokenOf(open, entry.number) : undefined;
      return entry.type === 'runs'
        ? linesOfRuns(entry, runs.get(entry.id) ?? [], token)
        : lineOf(feed, entry, token);
    })
    .join('');
}

function lineOf(feed: ContestFeed, entry: LogEntry, token: string | undefined): string {
  const { type, isGone } = entry;
  const id = entry.id === onlyOne ? null : entry.id;
  if (isGone) return line({ type, id, data: 'null', token });
  const data = feed.write(entry);
  // Removed meanwhile: another entry reports it.
  return data === undefined ? '' : line({ type, id, data, token });
}

/** Removed runs are sent by number: the entry stores their count. The last line carries the token for all of them. */
function linesOfRuns(
  entry: LogEntry,
  runs: readonly { readonly id: string }[],
  token: string | undefined,
): string {
  const lines = entry.isGone
    ? Array.from({ length: Number(entry.text) }, (_, at) => ({ id: runIdOf(entry.id, at + 1), data: 'null' }))
    : runs.map((run) => ({ id: run.id, data: JSON.stringify(run) }));
  return lines
    .map((run, at) => line({ type: 'runs', ...run, token: at === lines.length - 1 ? token : undefined }))
    .join('');
}

interface Line {
  type: string;
  id: string | null;
  data: string;
  token: string | undefined;
}

function line({ type, id, data, token }: Line): string {
  const end = token === undefined ? '' : `,"token":"${token}"`;
  return `{"type":"${type}","id":${JSON.stringify(id)},"data":${data}${end}}\n`;
}
