/** Compares the result of a submission with its expectation. Pure: the test has tables of cases. */
import type { CaseResult, SubmissionResult } from '@touchstone/contract';
import {
  grade,
  gradeGroup,
  isWithin,
  type CaseOutcome,
  type CaseOutcomes,
} from '@touchstone/problem-formats/icpc/grade';
import { matchesPattern } from '@touchstone/problem-formats/icpc/glob';
import type {
  CaseRule,
  Expectation,
  PackageGrading,
  ScoreRange,
} from '@touchstone/problem-formats/jury-package/problem-package';
import { verdictOf, type Verdict } from '@touchstone/problem-formats/jury-package/verdict';

export interface ExpectedOf {
  readonly expectation: Expectation;
  readonly grading: PackageGrading | undefined;
  /** Names in judging order. */
  readonly caseNames: readonly string[];
}

export interface Comparison {
  readonly got: Verdict;
  readonly ok: boolean;
  readonly score: number | undefined;
  /** Why it is not ok. */
  readonly reason: string | undefined;
  /** Judging stopped at the first error, and later cases could change the result. */
  readonly isOpen: boolean;
}

interface Judged {
  readonly name: string;
  readonly verdict: Verdict;
  readonly said: string;
  readonly outcome: CaseOutcome;
}

/** Written by the programs of `validators/keep-score.*` into the validator's message. */
const scoreLine = /^\[\[(score|score_multiplier)\.txt (\S*)\]\]\n?/;

export function compareResult(
  { expectation, grading, caseNames }: ExpectedOf,
  result: SubmissionResult,
): Comparison {
  const final = verdictOf(result.status) ?? 'SE';
  const judged = result.cases.flatMap((one) => readCase(one, caseNames));
  const broken = judged.find(({ verdict }) => verdict === 'SE');
  if (final === 'CE' || final === 'SE' || broken || judged.length === 0)
    return compareFailure(broken ? 'SE' : final, expectation, broken?.said ?? result.errorMessage ?? '');

  const outcomes: CaseOutcomes = new Map(judged.map(({ name, outcome }) => [name, outcome]));
  const graded = grading ? grade(grading, outcomes) : { verdict: final, score: result.score ?? undefined };
  const { score } = graded;
  const broke = findBrokenRule(
    expectation,
    judged,
    (name) => grading && gradeGroup(grading.root, name, outcomes),
  );
  if (broke) {
    const isOpen = broke.verdict === undefined && judged.length < caseNames.length;
    return { got: broke.verdict ?? graded.verdict, ok: false, score, reason: broke.reason, isOpen };
  }
  const problem = findMismatch(expectation, graded.verdict, score, result, caseNames);
  return {
    got: problem === undefined ? shownVerdict(expectation, graded.verdict, judged) : graded.verdict,
    ok: problem === undefined,
    score,
    reason: problem,
    isOpen: false,
  };
}

function compareFailure(got: Verdict, { verdicts }: Expectation, message: string): Comparison {
  const ok = verdicts.includes(got);
  const reason = ok ? undefined : message.trim().slice(0, longestReason) || `the verdict is ${got}`;
  return { got, ok, score: undefined, reason, isOpen: false };
}

const longestReason = 2000;

function readCase(result: CaseResult, caseNames: readonly string[]): Judged[] {
  const verdict = verdictOf(result.status);
  const name = caseNames[result.seq - 1];
  if (verdict === undefined || name === undefined) return [];
  const message = result.message ?? '';
  const [line, kind, text = ''] = scoreLine.exec(message) ?? [''];
  const number = text === '' ? undefined : Number(text);
  const outcome = {
    verdict,
    ...(kind === 'score' && { score: number }),
    ...(kind === 'score_multiplier' && { scoreMultiplier: number }),
  };
  const isUnreadable = number !== undefined && !Number.isFinite(number);
  if (isUnreadable)
    return [
      { name, verdict: 'SE', said: `the validator wrote "${text}" as a score`, outcome: { verdict: 'SE' } },
    ];
  return [{ name, verdict, said: message.slice(line.length), outcome }];
}

/** If the case rules hold, that is enough; the verdict shown is then an expected one. */
function shownVerdict({ verdicts }: Expectation, graded: Verdict, judged: readonly Judged[]): Verdict {
  if (verdicts.includes(graded)) return graded;
  return (
    judged.find(({ verdict }) => verdict !== 'AC' && verdicts.includes(verdict))?.verdict ??
    verdicts[0] ??
    graded
  );
}

function findMismatch(
  { verdicts, caseRules, score: range, caseVerdicts }: Expectation,
  graded: Verdict,
  score: number | undefined,
  { cases }: SubmissionResult,
  caseNames: readonly string[],
): string | undefined {
  if (caseRules.length === 0 && !verdicts.includes(graded)) return explain(cases, graded);
  if (range && (score === undefined || !isWithin(range, score)))
    return `the score is ${score}, not ${showRange(range)}`;
  const wrong = caseVerdicts?.findIndex((expected, index) => {
    const status = cases.find(({ seq }) => seq === index + 1)?.status;
    return expected !== null && expected !== (status === undefined ? undefined : verdictOf(status));
  });
  if (wrong === undefined || wrong === -1) return undefined;
  const status = cases.find(({ seq }) => seq === wrong + 1)?.status;
  const got = (status === undefined ? undefined : verdictOf(status)) ?? 'skipped';
  return `case ${caseNames[wrong]} is ${got}, not ${caseVerdicts?.[wrong]}`;
}

function explain(cases: readonly CaseResult[], graded: Verdict): string {
  const first = cases.find(({ status }) => verdictOf(status) === graded);
  const said = first?.message?.replace(scoreLine, '').trim().split('\n')[0] ?? '';
  return [`the verdict is ${graded}`, said.slice(0, longestReason)].filter((text) => text !== '').join(': ');
}

function showRange({ minimum, maximum }: ScoreRange): string {
  return minimum === maximum ? `${minimum}` : `from ${minimum} to ${maximum}`;
}

interface BrokenRule {
  readonly reason: string;
  /** The verdict that is not permitted. */
  readonly verdict: Verdict | undefined;
}

function findBrokenRule(
  { caseRules }: Expectation,
  judged: readonly Judged[],
  scoreOf: (group: string) => number | undefined,
): BrokenRule | undefined {
  for (const rule of caseRules) {
    const { pattern } = rule;
    const concerned =
      pattern === undefined ? judged : judged.filter(({ name }) => matchesPattern(pattern, name));
    const score = pattern === undefined ? undefined : scoreOf(pattern);
    const broken = checkRule(rule, concerned) ?? checkGroupScore(rule, score);
    if (broken) return broken;
  }
  return undefined;
}

function checkRule(
  { pattern, permitted, required, message }: CaseRule,
  judged: readonly Judged[],
): BrokenRule | undefined {
  const where = pattern === undefined ? '' : ` in ${pattern}`;
  const forbidden = judged.find(({ verdict }) => permitted && !permitted.includes(verdict));
  if (forbidden) {
    const said = forbidden.said.trim().split('\n')[0] ?? '';
    const reason = `case ${forbidden.name} is ${forbidden.verdict}${said === '' ? '' : `: ${said.slice(0, longestReason)}`}`;
    return { reason, verdict: forbidden.verdict };
  }
  if (required && !judged.some(({ verdict }) => required.includes(verdict)))
    return { reason: `no case${where} is ${required.join(' or ')}`, verdict: undefined };
  if (message !== undefined && !judged.some(({ said }) => said.includes(message)))
    return { reason: `no case${where} got the message "${message}"`, verdict: undefined };
  return undefined;
}

function checkGroupScore(
  { pattern, score: range }: CaseRule,
  score: number | undefined,
): BrokenRule | undefined {
  if (pattern === undefined || !range) return undefined;
  if (score !== undefined && isWithin(range, score)) return undefined;
  return {
    reason: `the score of ${pattern} is ${score ?? 'unknown'}, not ${showRange(range)}`,
    verdict: undefined,
  };
}
