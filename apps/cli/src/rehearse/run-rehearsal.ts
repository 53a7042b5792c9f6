/**
 * A whole rehearsal.
 *
 * How this works: all fixtures are created first, with provisional times, because creating many accounts may take a
 * while. Then the contest is moved to the near future, on the clock of the site. The teams log in, play, and stay until
 * each has received every verdict, or until no verdict has arrived for two minutes. At the end the state of the site is
 * compared with what was sent. In every case, also on Ctrl-C, the fixtures are removed, unless they are to be kept.
 */
import { setMaxListeners } from 'node:events';
import { parseWireDate } from '@touchstone/api-client/wire-date';
import { collectBoard, collectSubmissions } from './collect-results.ts';
import { createCallLog } from './call-log.ts';
import { chooseLanguages } from './choose-languages.ts';
import { compareBoards, computeBoard, type TakenSubmission } from './expected-board.ts';
import { insist } from './insist.ts';
import { playTeam, type ContestRoom } from './play-team.ts';
import type { PartKill, PlannedKill } from './planned-kills.ts';
import type { RandomSource } from './random-source.ts';
import { reconcile } from './reconcile.ts';
import { rehearsalProblems } from './rehearsal-problems.ts';
import { createRecord, type RehearsalRecord } from './rehearsal-record.ts';
import { makeReport, type RehearsalReport } from './rehearsal-report.ts';
import type { SiteClient } from './site-client.ts';
import { buildStage, createStage, removeFixtures, type Stage } from './stage.ts';
import { planTeam } from './team-plan.ts';
import { pause, waitUntil } from './waiting.ts';

export interface RehearsalInput {
  readonly admin: SiteClient;
  readonly teams: number;
  readonly minutes: number;
  /** Per team, on average. */
  readonly submissions: number;
  readonly kills: readonly PlannedKill[];
  /** Why nothing is killed, if nothing is. */
  readonly withoutKills: string | undefined;
  readonly isKept: boolean;
  readonly random: RandomSource;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

const shortestLeadMs = 3_000;
/** A password hash costs the site some hundredths of a second. */
const leadOfTeamMs = 60;
const quietLimitMs = 120_000;
const lookEveryMs = 250;
const sayEveryMs = 15_000;
/** On a busy site the scoreboard follows late. Only differences that stay count. */
const boardLimitMs = 60_000;

/** Undefined if it was aborted. */
export async function runRehearsal(input: RehearsalInput): Promise<RehearsalReport | undefined> {
  const { admin, isKept, say } = input;
  const stage = createStage();
  try {
    return await rehearse(input, stage);
  } finally {
    if (isKept) say(`kept: contest ${stage.contestId ?? '-'} and accounts ${stage.name}-…`);
    else {
      say('taking away what was made');
      for (const left of await removeFixtures(admin, stage)) say(`not taken away: ${left}`);
    }
  }
}

async function rehearse(input: RehearsalInput, stage: Stage): Promise<RehearsalReport | undefined> {
  const { admin, teams, signal, say } = input;
  const { languages, languageNames } = await chooseLanguages(admin);
  say(`making a contest, ${rehearsalProblems.length} problems and ${teams} accounts`);
  const contestId = await buildStage(admin, stage, teams);
  if (signal.aborted) return undefined;
  const { times, offsetMs, opensMs } = await openContest(input, contestId);
  const record = createRecord(createCallLog());
  const room: ContestRoom = {
    address: admin.address,
    contestId,
    contestPassword: stage.contestPassword,
    startMs: times.startMs - offsetMs,
    endMs: times.endMs - offsetMs,
    opensMs,
    languageNames,
    random: input.random,
    record,
  };
  const over = new AbortController();
  const isOver = AbortSignal.any([signal, over.signal]);
  setMaxListeners(0, isOver);
  const playing = stage.teams.map((team) => {
    const durationMs = times.endMs - times.startMs;
    const plan = planTeam({
      ...input,
      name: team.username,
      durationMs,
      problems: rehearsalProblems,
      languages,
    });
    return playTeam(room, team, plan, isOver);
  });
  const disturbance = disturb(input, room, isOver);
  await Promise.race([Promise.all(playing), watchOver(room, say, isOver)]);
  over.abort();
  await Promise.all(playing);
  const kills = await disturbance;
  if (signal.aborted) return undefined;
  return conclude(input, { contestId, times, record, kills });
}

interface Opening {
  /** On the clock of the site. */
  readonly times: { readonly startMs: number; readonly endMs: number };
  /** How far that clock is ahead of the local one. */
  readonly offsetMs: number;
  readonly opensMs: number;
}

async function openContest({ admin, teams, minutes }: RehearsalInput, cid: number): Promise<Opening> {
  const { now } = await admin.call('GET /api/get-contest-info', { query: { cid } });
  const opensMs = Date.now();
  const offsetMs = now === null ? 0 : parseWireDate(now).getTime() - opensMs;
  // Whole seconds, as in forms.
  const leadMs = Math.max(shortestLeadMs, teams * leadOfTeamMs);
  const startMs = Math.ceil((opensMs + offsetMs + leadMs) / 1000) * 1000;
  const times = { startMs, endMs: startMs + Math.round(minutes * 60) * 1000 };
  await admin.call('PUT /api/admin/contest', {
    body: { id: cid, startTime: times.startMs, endTime: times.endMs },
  });
  return { times, offsetMs, opensMs };
}

/** Events during the contest: announcements, and parts of the site that die. */
async function disturb(input: RehearsalInput, room: ContestRoom, signal: AbortSignal): Promise<PartKill[]> {
  const { admin } = input;
  const announce = async (title: string): Promise<void> => {
    const announcement = { title, content: 'This is a rehearsal.', status: 0 };
    const send = () =>
      admin.call('POST /api/admin/contest/announcement', { body: { cid: room.contestId, announcement } });
    // A killed part may be on its way back.
    const reason = await insist(send, signal);
    if (reason !== undefined) throw new Error(`The announcement was refused: ${reason}`);
  };
  await waitUntil(room.startMs, signal);
  await announce('The contest has begun');
  const done = await killParts(input, room, signal);
  await announce('The end is near');
  return done;
}

async function killParts(
  { kills, say }: RehearsalInput,
  { startMs, endMs }: ContestRoom,
  signal: AbortSignal,
): Promise<PartKill[]> {
  const done: PartKill[] = [];
  for (const [index, { part, kill }] of kills.entries()) {
    await waitUntil(startMs + ((endMs - startMs) * (index + 1)) / (kills.length + 1), signal);
    if (signal.aborted) break;
    say(`killing the ${part}`);
    const atMs = Date.now() - startMs;
    done.push({ part, atMs, restartedAfterMs: await kill(signal) });
  }
  return done;
}

/** Resolves when every verdict is known after the end, or when no more arrive. */
async function watchOver(room: ContestRoom, say: (text: string) => void, signal: AbortSignal): Promise<void> {
  const { record } = room;
  let [known, changedAt, saidAt] = [0, Date.now(), Date.now()];
  for (;;) {
    await pause(lookEveryMs, signal);
    if (signal.aborted) return;
    const now = Date.now();
    if (record.told.size > known) [known, changedAt] = [record.told.size, now];
    if (now - saidAt >= sayEveryMs) {
      saidAt = now;
      say(describeProgress(room, now));
    }
    if (now < room.endMs) continue;
    const expected = record.sent.filter(({ submissionId }) => submissionId !== undefined).length;
    if (record.told.size >= expected && now > room.endMs + 2 * lookEveryMs) return;
    if (now - Math.max(changedAt, room.endMs) > quietLimitMs) return;
  }
}

function describeProgress({ startMs, endMs, record }: ContestRoom, now: number): string {
  const second = Math.round((now - startMs) / 1000);
  const moment =
    second < 0 ? `${-second} s before the start` : now < endMs ? `second ${second}` : 'after the end';
  return `${moment}: ${record.sent.length} submissions sent, ${record.told.size} verdicts heard`;
}

interface Played {
  readonly contestId: number;
  readonly times: Opening['times'];
  readonly record: RehearsalRecord;
  readonly kills: readonly PartKill[];
}

async function conclude(input: RehearsalInput, played: Played): Promise<RehearsalReport> {
  const { admin, teams, minutes, withoutKills, say } = input;
  const { contestId, times, record, kills } = played;
  say('comparing what was sent with what the site has');
  const stored = await collectSubmissions(admin, contestId);
  const byCode = new Map(stored.map((submission) => [submission.code, submission]));
  const taken = record.sent.flatMap(({ team, problem, code, expectedStatus, submissionId, submittedMs }) => {
    const found = byCode.get(code);
    const known = {
      submissionId: submissionId ?? found?.submissionId,
      submittedMs: submittedMs ?? found?.submittedMs,
    };
    if (known.submissionId === undefined || known.submittedMs === undefined) return [];
    return [
      { team, problem, expectedStatus, submissionId: known.submissionId, submittedMs: known.submittedMs },
    ];
  });
  return makeReport(record, {
    teams,
    minutes,
    submissions: reconcile(record.sent, stored),
    untold: stored
      .filter(({ submissionId }) => isUntold(record, submissionId))
      .map(({ submissionId }) => submissionId),
    toldOtherwise: stored
      .filter(({ submissionId, status }) => (record.told.get(submissionId) ?? status) !== status)
      .map(({ submissionId }) => submissionId),
    boardDifferences: await compareWithBoard(admin, { contestId, times, taken }),
    kills,
    withoutKills,
  });
}

/** Only acknowledged submissions have a verdict delay. */
const isUntold = ({ sent, told }: RehearsalRecord, submissionId: number): boolean =>
  !told.has(submissionId) && sent.some((one) => one.submissionId === submissionId);

/** The scoreboard follows its verdicts with a short delay. */
async function compareWithBoard(
  admin: SiteClient,
  {
    contestId,
    times,
    taken,
  }: { contestId: number; times: Opening['times']; taken: readonly TakenSubmission[] },
): Promise<string[]> {
  const expected = computeBoard(times, taken);
  const limit = Date.now() + boardLimitMs;
  for (;;) {
    const differences = compareBoards(expected, await collectBoard(admin, contestId));
    if (differences.length === 0 || Date.now() > limit) return differences;
    await pause(lookEveryMs, AbortSignal.timeout(boardLimitMs));
  }
}
