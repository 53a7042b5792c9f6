/** The plan of one team, decided before the contest: its language, how it receives verdicts, and every program. */
import type { RehearsalProblem } from './rehearsal-problems.ts';
import { chanceOf, wholeBetween, type RandomSource } from './random-source.ts';
import { drawMoment } from './submission-curve.ts';
import { writeProgram, type Outcome, type ProgramLanguage } from './write-program.ts';

export interface PlannedSubmission {
  /** Milliseconds since the start of the contest. */
  readonly atMs: number;
  readonly problem: string;
  readonly language: ProgramLanguage;
  readonly outcome: Outcome;
  readonly code: string;
}

export interface TeamPlan {
  /** A fraction of the time before the start, from 0 to 1. */
  readonly comesAt: number;
  /** Whether it has an event stream; others poll. */
  readonly hasStream: boolean;
  /** Whether it has the scoreboard open, and loads every change of it. */
  readonly watchesBoard: boolean;
  readonly submissions: readonly PlannedSubmission[];
}

interface PlanInput {
  readonly random: RandomSource;
  /** Unique among all teams and rehearsals. */
  readonly name: string;
  readonly durationMs: number;
  readonly problems: readonly RehearsalProblem[];
  readonly languages: readonly ProgramLanguage[];
  /** On average. */
  readonly submissions: number;
}

/** Programs must be accepted before the end, also by a server that is busy in the last second. */
const lastMomentMs = 2_000;
const streamShare = 0.6;
const watchingShare = 0.3;
const solvedShare = 0.85;
const pythonShare = 0.35;

export function planTeam({ random, name, durationMs, problems, ...wishes }: PlanInput): TeamPlan {
  const count = wholeBetween(random, Math.ceil(wishes.submissions / 2), Math.floor(wishes.submissions * 1.5));
  const lastMs = Math.max(0, durationMs - lastMomentMs);
  const moments = Array.from({ length: count }, () => Math.floor(drawMoment(random) * lastMs)).toSorted(
    (one, other) => one - other,
  );
  const tries = drawTries(random, problems, count);
  const language = drawLanguage(random, wishes.languages);
  const submissions = tries.map(({ problem, outcome }, index) => ({
    atMs: moments[index] ?? lastMs,
    problem: problem.displayId,
    language,
    outcome,
    code: writeProgram({ problem, language, outcome, mark: `${name}, program ${index + 1}` }),
  }));
  return {
    comesAt: random.next(),
    hasStream: chanceOf(random, streamShare),
    watchesBoard: chanceOf(random, watchingShare),
    submissions,
  };
}

function drawLanguage(random: RandomSource, languages: readonly ProgramLanguage[]): ProgramLanguage {
  const [first = 'cpp', ...others] = languages;
  return others.length > 0 && chanceOf(random, pythonShare) ? (others[0] ?? first) : first;
}

interface Try {
  problem: RehearsalProblem;
  outcome: Outcome;
}

/** Problem by problem: some wrong attempts, then the right one, unless the team gives up. */
function drawTries(random: RandomSource, problems: readonly RehearsalProblem[], count: number): Try[] {
  const tries: Try[] = [];
  for (const problem of endlessly(problems)) {
    if (tries.length >= count) break;
    const failures = Math.floor(random.next() ** 2 * 4);
    for (let failure = 0; failure < failures; failure += 1)
      tries.push({ problem, outcome: drawFailure(random) });
    if (chanceOf(random, solvedShare)) tries.push({ problem, outcome: 'accepted' });
  }
  return tries.slice(0, count);
}

function* endlessly(problems: readonly RehearsalProblem[]): Generator<RehearsalProblem> {
  if (problems.length === 0) return;
  for (;;) yield* problems;
}

function drawFailure(random: RandomSource): Outcome {
  const part = random.next();
  if (part < 0.6) return 'wrong';
  return part < 0.85 ? 'compileError' : 'timeLimit';
}
