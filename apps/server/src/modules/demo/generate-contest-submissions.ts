/**
 * How this works: users with a larger reach work faster and make fewer mistakes. Each user takes the problems
 * in an individual order, submits flawed programs first where a mistake is plausible, and stops at the end of
 * the time or of the reach. Everything is determined by the names of the user and the contest; times are
 * relative to the start of the contest.
 */
import type { DemoUser } from './demo-users.ts';
import { acceptedStep, submitStep, type DemoSubmission, type Step } from './generate-submissions.ts';
import type { DemoProblem } from './load-demo-files.ts';
import { SeededRandom } from './seeded-random.ts';

interface PlayedContest {
  title: string;
  startAt: Date;
  /** There are no submissions from here on. */
  until: Date;
}

const minuteMs = 60_000;

export const generateContestSubmissions = (
  contest: PlayedContest,
  users: readonly DemoUser[],
  problems: readonly DemoProblem[],
): DemoSubmission[] =>
  users
    .flatMap((user) => play(contest, user, problems))
    .toSorted((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime());

/** From 0 to 1. */
const skillOf = ({ reach }: DemoUser) => Math.min(1, reach / 34);

function play(
  { title, startAt, until }: PlayedContest,
  user: DemoUser,
  problems: readonly DemoProblem[],
): DemoSubmission[] {
  const random = new SeededRandom(`${title} ${user.username}`);
  const lengthMs = until.getTime() - startAt.getTime();
  const paceMs = lengthMs / (problems.length * (0.45 + 0.4 * skillOf(user)));
  const steps = problems.flatMap((problem, index) => attempt(user, problem, index / problems.length, random));
  const made: DemoSubmission[] = [];
  let atMs = startAt.getTime() + random.between(2, 9) * minuteMs;
  for (const [index, step] of steps.entries()) {
    const isSameProblem = index > 0 && steps[index - 1]?.problem === step.problem;
    atMs += isSameProblem ? random.between(4, 16) * minuteMs : paceMs * (0.3 + random.next() * 0.8);
    if (atMs >= until.getTime() - minuteMs) break;
    made.push({ ...submitStep(user, step, new Date(Math.round(atMs)), random), isShared: false });
  }
  return made;
}

/**
 * The submissions of a user to a problem, in order; none if it is out of reach. `depth` is the relative
 * position of the problem.
 */
function attempt(user: DemoUser, problem: DemoProblem, depth: number, random: SeededRandom): Step[] {
  const skill = skillOf(user);
  const flawed = problem.programs.filter(({ verdict }) => verdict !== 'accepted');
  const slips = flawed.filter(() => random.isLucky(0.3 + 0.5 * depth - 0.2 * skill));
  const isSolved = random.isLucky(0.5 + 0.75 * skill - 0.95 * depth);
  const hopes = slips.length === 0 && !isSolved && random.isLucky(0.6) ? flawed.slice(0, 1) : slips;
  const tries = hopes.map((program) => ({ problem, program }));
  return isSolved ? [...tries, acceptedStep(user, problem, { other: false })] : tries;
}
