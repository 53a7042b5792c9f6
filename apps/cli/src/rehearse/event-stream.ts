/**
 * The event stream of one team.
 *
 * How this works: a stream that breaks is opened again with the id of its last event, like that of a browser; behind a load
 * balancer another server answers then. If the site cannot resume, it sends `reset`, and the current state of the open
 * submissions, which the address names, arrives with the new stream. A server in trouble (HTTP 5xx) is tried again; any other
 * refusal is final, and the team polls.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createEventStreamParser } from '@touchstone/api-client/event-stream-parser';
import { readUpdate } from '@touchstone/api-client/submission-update';
import type { CallLog } from './call-log.ts';
import type { StreamCounts } from './rehearsal-record.ts';
import type { SiteClient } from './site-client.ts';

const kind = 'GET /api/events';
const usualComeBackMs = 3_000;
const firstServerError = 500;

interface StreamInput {
  readonly client: SiteClient;
  readonly log: CallLog;
  readonly counts: StreamCounts;
  readonly contestId: number;
  /** Submissions without a known verdict: fetched when the stream reopens. */
  readonly openIds: () => readonly number[];
  readonly onUpdate: (submissionId: number, status: number) => void;
  /** A part of the contest has changed. */
  readonly onContestChange: (changed: string) => void;
  readonly signal: AbortSignal;
  /** Before a broken stream is opened again. */
  readonly comeBackMs?: number;
}

/** Resolves when the signal aborts, or when the site refuses streams. */
export async function followEvents(input: StreamInput): Promise<void> {
  const { counts, signal, comeBackMs = usualComeBackMs } = input;
  const position: Position = { lastEventId: undefined, isOpen: false };
  while (!signal.aborted) {
    const end = await readOnce(input, position);
    if (signal.aborted) break;
    if (position.isOpen) counts.broken += 1;
    position.isOpen = false;
    if (end === 'refused') break;
    await sleep(comeBackMs, undefined, { signal }).catch(ignoreAbort);
  }
  if (!position.isOpen) counts.notRestored += 1;
}

interface Position {
  lastEventId: string | undefined;
  isOpen: boolean;
}

async function readOnce(input: StreamInput, position: Position): Promise<'refused' | 'cut'> {
  const { client, log, counts, signal } = input;
  const { lastEventId } = position;
  const startedAt = performance.now();
  const since = (): number => performance.now() - startedAt;
  try {
    const response = await fetch(addressOf(input), {
      headers: {
        accept: 'text/event-stream',
        authorization: client.token() ?? '',
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
      signal,
    });
    if (response.status !== 200 || response.body === null) {
      log.note(kind, since(), `refused with ${response.status}`);
      await response.body?.cancel();
      return response.status >= firstServerError ? 'cut' : 'refused';
    }
    log.note(kind, since());
    position.isOpen = true;
    counts.opened += 1;
    if (lastEventId !== undefined) counts.resumed += 1;
    await readEvents(response.body, input, position);
    if (!signal.aborted) log.note(kind, since(), 'cut');
  } catch (error) {
    if (signal.aborted) return 'cut';
    // Any broken connection is a TypeError of fetch.
    if (!(error instanceof TypeError)) throw error;
    log.note(kind, since(), 'network');
  }
  return 'cut';
}

function addressOf({ client, contestId, openIds }: StreamInput): string {
  const parameters = new URLSearchParams({ cid: `${contestId}` });
  if (openIds().length > 0) parameters.set('submitIds', openIds().join(','));
  return `${client.address}/api/events?${parameters}`;
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  input: StreamInput,
  position: Position,
): Promise<void> {
  const decoder = new TextDecoder();
  const parse = createEventStreamParser({
    onEvent: ({ name, data }) => takeEvent(input, name, JSON.parse(data)),
    onId: (id) => (position.lastEventId = id),
  });
  for await (const piece of body) parse(decoder.decode(piece, { stream: true }));
}

function takeEvent({ counts, onUpdate, onContestChange }: StreamInput, name: string, data: unknown): void {
  if (name === 'reset') counts.resets += 1;
  if (name === 'submission') {
    const update = readUpdate(data);
    if (update !== undefined) onUpdate(update.submitId, update.status);
  }
  if (name === 'contest' && typeof data === 'object' && data !== null && 'changed' in data)
    onContestChange(String(data.changed));
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}
