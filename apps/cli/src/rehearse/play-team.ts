/**
 * One team, from its login to the end of the contest.
 *
 * How this works: after login, a team does several things concurrently, like a browser with some tabs: it submits its
 * programs at the times of its plan, loads the scoreboard and announcements, and receives verdicts by a stream or by
 * polling. Failures are recorded and the team continues. `signal` ends everything: after the end of the contest, when
 * no verdict is pending, or when the rehearsal is aborted.
 */
import { randomUUID } from 'node:crypto';
import { parseWireDate } from '@touchstone/api-client/wire-date';
import { expectedStatuses, type ProgramLanguage } from './write-program.ts';
import { ApiError } from '@touchstone/api-client/api-error';
import { followEvents } from './event-stream.ts';
import { about, type RandomSource } from './random-source.ts';
import type { RehearsalRecord } from './rehearsal-record.ts';
import { attempt, comeBackMs, insist, isTemporary } from './insist.ts';
import { createSiteClient, reasonOf, type SiteClient } from './site-client.ts';
import type { Team } from './stage.ts';
import type { PlannedSubmission, TeamPlan } from './team-plan.ts';
import { createVerdictWatch, type VerdictWatch } from './verdict-watch.ts';
import { pause, waitUntil } from './waiting.ts';

export interface ContestRoom {
  readonly address: string;
  readonly contestId: number;
  readonly contestPassword: string;
  /** On the clock of this machine, in milliseconds since the epoch. */
  readonly startMs: number;
  readonly endMs: number;
  readonly opensMs: number;
  readonly languageNames: Readonly<Record<ProgramLanguage, string>>;
  readonly random: RandomSource;
  readonly record: RehearsalRecord;
}

interface Player {
  readonly room: ContestRoom;
  readonly client: SiteClient;
  readonly team: Team;
  readonly plan: TeamPlan;
  readonly watch: VerdictWatch;
  readonly signal: AbortSignal;
}

/** The intervals of the pages. */
const boardEveryMs = 30_000;
const announcementsEveryMs = 60_000;
const contestEveryMs = 60_000;
const askEveryMs = 2_000;

export async function playTeam(
  room: ContestRoom,
  team: Team,
  plan: TeamPlan,
  signal: AbortSignal,
): Promise<void> {
  const { record } = room;
  const client = createSiteClient({ address: room.address, log: record.log });
  const watch = createVerdictWatch({
    now: () => performance.now(),
    onVerdict: (submissionId, status, delayMs) => {
      record.told.set(submissionId, status);
      record.delaysMs.push(delayMs);
    },
  });
  const player = { room, client, team, plan, watch, signal };
  await waitUntil(room.opensMs + plan.comesAt * (room.startMs - room.opensMs), signal);
  const reason = await enterContest(player);
  if (signal.aborted) return;
  if (reason !== undefined) {
    record.keptOut.push(reason);
    return;
  }
  await Promise.all([followVerdicts(player), takePart(player)]);
}

async function takePart(player: Player): Promise<void> {
  const { room, client, signal } = player;
  await waitUntil(room.startMs, signal);
  const cid = room.contestId;
  await attempt(signal, () => client.call('GET /api/get-contest-problem', { query: { cid } }));
  await Promise.all([
    sendPrograms(player),
    lookEvery(player, boardEveryMs, () => readBoard(player)),
    lookEvery(player, announcementsEveryMs, () =>
      client.call('POST /api/get-contest-not-read-announcement', { body: { cid, readAnnouncementList: [] } }),
    ),
    lookEvery(player, contestEveryMs, () => client.call('GET /api/get-contest-info', { query: { cid } })),
  ]);
}

/** Returns why the team cannot take part, or undefined. A temporary refusal is retried. */
async function enterContest({ room, client, team, signal }: Player): Promise<string | undefined> {
  const cid = room.contestId;
  const login = () =>
    client.call('POST /api/login', { body: { username: team.username, password: team.password } });
  const register = () =>
    client.call('POST /api/register-contest', { body: { cid, password: room.contestPassword } });
  for (const step of [login, register, () => client.call('GET /api/get-contest-info', { query: { cid } })]) {
    const reason = await insist(step, signal);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

async function sendPrograms(player: Player): Promise<void> {
  const { room, client, plan, signal } = player;
  const read = new Set<string>();
  for (const planned of plan.submissions) {
    await waitUntil(room.startMs + planned.atMs, signal);
    if (signal.aborted) return;
    if (!read.has(planned.problem)) {
      read.add(planned.problem);
      const query = { cid: room.contestId, displayId: planned.problem };
      await attempt(signal, () => client.call('GET /api/get-contest-problem-details', { query }));
    }
    await sendProgram(player, planned);
  }
}

async function sendProgram(player: Player, planned: PlannedSubmission): Promise<void> {
  const { room, client, team, watch, signal } = player;
  const { code, problem, outcome } = planned;
  const language = room.languageNames[planned.language];
  const known = { team: team.username, problem, code, expectedStatus: expectedStatuses[outcome] };
  // The site accepts a key once: after a lost answer the team sends the same program again without doubling it.
  const idempotencyKey = randomUUID();
  const body = { pid: problem, cid: room.contestId, language, code, isRemote: false, idempotencyKey };
  let isUnanswered = false;
  for (;;) {
    try {
      const { submitId, submitTime } = await client.call('POST /api/submit-problem-judge', { body });
      const submissionId = submitId ?? undefined;
      const submittedMs = submitTime === null ? undefined : parseWireDate(submitTime).getTime();
      room.record.sent.push({ ...known, submissionId, submittedMs });
      if (submissionId !== undefined) watch.expect(submissionId);
      break;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const reason = reasonOf(error);
      isUnanswered ||= isAmbiguous(reason);
      if (isTemporary(reason) && !signal.aborted) {
        await pause(comeBackMs, signal);
        continue;
      }
      if (isUnanswered) room.record.sent.push({ ...known, submissionId: undefined, submittedMs: undefined });
      else room.record.refused.push(reason);
      return;
    }
  }
  const query = { contestID: room.contestId, onlyMine: true, limit: 15, currentPage: 1 };
  await attempt(signal, () => client.call('GET /api/contest-submissions', { query }));
}

/** It is unknown whether the site accepted the submission: its answer, or that of its database, was lost. */
const isAmbiguous = (reason: string): boolean => isTemporary(reason) && reason !== 'tooManyRequests';

const readBoard = ({ room, client, signal }: Player): Promise<unknown> =>
  client.call('POST /api/get-contest-rank', {
    body: { cid: room.contestId, limit: 50, currentPage: 1 },
    signal,
  });

/** During the contest. */
async function lookEvery(
  { room, signal }: Player,
  everyMs: number,
  look: () => Promise<unknown>,
): Promise<void> {
  // Staggered: users do not load pages at the same time.
  await pause(room.random.next() * everyMs, signal);
  while (!signal.aborted && Date.now() < room.endMs) {
    await attempt(signal, look);
    await pause(about(room.random, everyMs), signal);
  }
}

async function followVerdicts(player: Player): Promise<void> {
  const { room, client, plan, watch, signal } = player;
  if (plan.hasStream) {
    let isLooking = false;
    const lookNow = async (): Promise<void> => {
      if (isLooking || Date.now() >= room.endMs) return;
      isLooking = true;
      await attempt(signal, () => readBoard(player));
      isLooking = false;
    };
    await followEvents({
      client,
      log: room.record.log,
      counts: room.record.streams,
      contestId: room.contestId,
      openIds: watch.openIds,
      onUpdate: watch.hear,
      onContestChange: (changed) => {
        if (changed === 'board' && plan.watchesBoard) void lookNow();
      },
      signal,
    });
  }
  await askForVerdicts(player);
}

async function askForVerdicts({ room, client, watch, signal }: Player): Promise<void> {
  while (!signal.aborted) {
    await pause(askEveryMs, signal);
    const submitIds = watch.openIds();
    if (submitIds.length === 0 || signal.aborted) continue;
    await attempt(signal, async () => {
      const body = { submitIds, cid: room.contestId };
      const known = await client.call('POST /api/check-contest-submissions-status', { body, signal });
      for (const [submissionId, { status }] of Object.entries(known))
        watch.hear(Number(submissionId), status);
    });
  }
}
