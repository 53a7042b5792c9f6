/**
 * How this works: every demo user works through the problems from the first to the last within reach. On an
 * active day they submit a few times: a flawed program first where a mistake is plausible, then an accepted
 * one; in between they practise solved problems. The last problems of most users are in the last days, up to
 * the hour in which the site is started, so that this week's statistics show activity. The year is counted
 * back from `now`; everything else is determined by the username.
 */
import { oiRankScore } from '@touchstone/rules/judging/score';
import type { DemoUser } from './demo-users.ts';
import { SeededRandom } from './seeded-random.ts';
import { statusOfVerdict, type DemoProblem, type DemoProgram } from './load-demo-files.ts';

export interface DemoSubmission {
  username: string;
  displayId: string;
  language: string;
  code: string;
  status: number;
  score: number | null;
  oiRankScore: number | null;
  timeMs: number | null;
  memoryKb: number | null;
  errorMessage: string | null;
  isShared: boolean;
  submittedAt: Date;
}

const daysOfYear = 365;
const dayMs = 86_400_000;

export function generateSubmissions(
  users: readonly DemoUser[],
  problems: readonly DemoProblem[],
  now: Date,
): DemoSubmission[] {
  return users
    .flatMap((user) => generateYear(user, problems.slice(0, user.reach), now))
    .toSorted((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime());
}

function generateYear(user: DemoUser, problems: readonly DemoProblem[], now: Date): DemoSubmission[] {
  if (problems.length === 0) return [];
  const random = new SeededRandom(user.username);
  const split = problems.length - user.recent;
  const steps = planSteps(user, problems.slice(0, split), random);
  const recentSteps = planSteps(user, problems.slice(split), random);
  const times = workingTimes(user, random, now);
  const recentTimes = timesOfTheLastDays(recentSteps.length, random, now);
  return [
    ...mixWithPractice(user, steps, times.length, random).map((step, index) => ({ step, at: times[index] })),
    ...recentSteps.map((step, index) => ({ step, at: recentTimes[index] })),
  ].map(({ step, at = now }) => submitStep(user, step, at, random));
}

/** Four fifths of the submissions solve all problems in order; the rest is practice. */
function mixWithPractice(
  user: DemoUser,
  steps: readonly Step[],
  count: number,
  random: SeededRandom,
): Step[] {
  const pace = Math.max(1, Math.floor((0.8 * count) / steps.length));
  let taken = 0;
  return Array.from({ length: count }, (_, index) => {
    const isPlanned = taken < steps.length && (index % pace === 0 || count - index <= steps.length - taken);
    const step = isPlanned ? steps[taken++] : practise(user, steps.slice(0, Math.max(1, taken)), random);
    if (step === undefined) throw new RangeError('a step beyond the plan');
    return step;
  });
}

export interface Step {
  problem: DemoProblem;
  program: DemoProgram;
}

export const acceptedStep = (
  { favourite }: DemoUser,
  problem: DemoProblem,
  wishes: { other: boolean },
): Step => {
  const right = problem.programs.filter(({ verdict }) => verdict === 'accepted');
  const program = right.find(({ language }) => (language === favourite) !== wishes.other) ?? right[0];
  if (program === undefined) throw new Error(`${problem.displayId} has no accepted program`);
  return { problem, program };
};

/** Flawed and accepted programs, in the order of the problems. */
function planSteps(user: DemoUser, problems: readonly DemoProblem[], random: SeededRandom): Step[] {
  return problems.flatMap((problem) => {
    const flawed = problem.programs.filter(({ verdict }) => verdict !== 'accepted');
    const slips = flawed.filter(() => random.isLucky(0.3 + 0.2 * problem.difficulty));
    return [...slips.map((program) => ({ problem, program })), acceptedStep(user, problem, { other: false })];
  });
}

/** Older problems are not practised. */
const rememberedSteps = 20;

/**
 * Returns to an earlier problem: solves it again, sometimes in the other language, or submits a flawed
 * program.
 */
function practise(user: DemoUser, known: readonly Step[], random: SeededRandom): Step {
  const { problem, program } = random.pick(known.slice(-rememberedSteps));
  const flawed = problem.programs.filter(({ verdict }) => verdict !== 'accepted');
  if (random.isLucky(0.2 + 0.18 * problem.difficulty)) return { problem, program: random.pick(flawed) };
  // Before its first solution a problem is only tried: practice must not solve it ahead of the plan.
  const isSolved = known.some((step) => step.problem === problem && step.program.verdict === 'accepted');
  return isSolved ? acceptedStep(user, problem, { other: random.isLucky(0.3) }) : { problem, program };
}

/** The probability that a user is active on a day, by how many days ago it was. */
function likelihood({ rhythm }: DemoUser, day: Date, daysAgo: number): number {
  const isWeekend = [0, 6].includes(day.getUTCDay());
  switch (rhythm) {
    case 'steady':
      return isWeekend ? 0.7 : 0.5;
    case 'weekends':
      return isWeekend ? 0.85 : 0.12;
    case 'comeback':
      return daysAgo > 110 && daysAgo < 230 ? 0 : 0.4;
    case 'newcomer':
      return daysAgo < 45 ? 0.6 : 0;
    case 'silent':
      return 0;
    default:
      return rhythm satisfies never;
  }
}

/** Times of the year's submissions, in order, each in the daytime of Asia/Shanghai and none in the future. */
function workingTimes(user: DemoUser, random: SeededRandom, now: Date): Date[] {
  const shanghaiMs = 8 * 3_600_000;
  const today = Math.floor((now.getTime() + shanghaiMs) / dayMs) * dayMs;
  const times: number[] = [];
  for (let daysAgo = daysOfYear - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = today - daysAgo * dayMs;
    if (!random.isLucky(likelihood(user, new Date(day), daysAgo))) continue;
    const count = random.isLucky(0.12) ? random.between(3, 6) : random.between(1, 2);
    const start = day - shanghaiMs + random.between(8 * 60, 21 * 60) * 60_000;
    for (let made = 0; made < count; made += 1) times.push(start + made * random.between(240, 900) * 1000);
  }
  return times
    .filter((time) => time < now.getTime())
    .toSorted((one, other) => one - other)
    .map((time) => new Date(time));
}

const hourMs = 3_600_000;

/**
 * In order, the last of them perhaps minutes ago. None at night, except in the last hours before the start.
 */
function timesOfTheLastDays(count: number, random: SeededRandom, now: Date): Date[] {
  const times = Array.from({ length: count }, () => {
    const time = now.getTime() - random.between(3 * 60, 6 * 24 * 3600) * 1000;
    const hour = new Date(time + 8 * hourMs).getUTCHours();
    const isAsleep = hour >= 1 && hour < 8 && now.getTime() - time > 6 * hourMs;
    return new Date(isAsleep ? time - 9 * hourMs : time);
  });
  return times.toSorted((one, other) => one.getTime() - other.getTime());
}

export function submitStep(
  { username }: DemoUser,
  { problem, program }: Step,
  submittedAt: Date,
  random: SeededRandom,
) {
  const { verdict, language, code } = program;
  const isNative = language === 'C++ 17';
  const isRun = verdict !== 'compile-error';
  const usualMs = isNative ? random.between(1, 30 + 40 * problem.difficulty) : random.between(18, 120);
  // Other languages have twice the time limit.
  const timeMs = verdict === 'time-limit' ? problem.timeLimitMs * (isNative ? 1 : 2) : usualMs;
  const usualKb = isNative ? random.between(500, 1400) : random.between(3100, 9400);
  const memoryKb = verdict === 'memory-limit' ? problem.memoryLimitMb * 1024 : usualKb;
  return {
    username,
    displayId: problem.displayId,
    language,
    code,
    status: statusOfVerdict[verdict],
    ...scoreOf(problem, program),
    timeMs: isRun ? timeMs : null,
    memoryKb: isRun ? memoryKb : null,
    errorMessage: isMessageVerdict(verdict) ? (problem.messages[verdict] ?? null) : null,
    isShared: verdict === 'accepted' && random.isLucky(0.2),
    submittedAt,
  };
}

const isMessageVerdict = (verdict: DemoProgram['verdict']) =>
  verdict === 'compile-error' || verdict === 'runtime-error';

const fullScore = 100;

/** A score exists only with OI scoring, and only for programs that ran. */
function scoreOf({ scoring, difficulty, partialScore }: DemoProblem, { verdict }: DemoProgram) {
  const score = verdict === 'accepted' ? fullScore : verdict === 'partial' ? (partialScore ?? 0) : undefined;
  if (scoring === 'acm' || score === undefined) return { score: null, oiRankScore: null };
  return { score, oiRankScore: oiRankScore(score, { difficulty, fullScore }) };
}
