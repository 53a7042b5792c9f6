/** How a change of a problem affects judging. */
import type { CaseMode, JudgeMode, Scoring } from '@touchstone/contract/judge-messages';
import type { JudgingAspect } from '@touchstone/contract/judging-aspects';

export interface JudgedBy {
  readonly scoring: Scoring;
  readonly judgeMode: JudgeMode;
  readonly caseMode: CaseMode;
  readonly timeLimitMs: number;
  readonly memoryLimitMb: number;
  readonly stackLimitMb: number;
  /** Null if the judge mode uses none. */
  readonly checker: { readonly language: string; readonly code: string } | null;
  readonly userExtraFiles: Readonly<Record<string, string>>;
  readonly judgeExtraFiles: Readonly<Record<string, string>>;
  readonly fileIo: { readonly inputName: string; readonly outputName: string } | null;
  readonly isTrailingBlankIgnored: boolean;
  /** In judging order. */
  readonly cases: readonly CaseJudgedBy[];
}

export interface CaseJudgedBy {
  /** Any text that is equal for equal content: hashes, or the content itself. */
  readonly content: string;
  readonly score: number | null;
  readonly group: number;
}

export interface JudgingChange {
  aspects: JudgingAspect[];
  cases: { added: number; removed: number; changed: number };
}

/** Returns undefined if judging does not change. */
export function describeJudgingChange(before: JudgedBy, after: JudgedBy): JudgingChange | undefined {
  const { caseAspects, cases } = compareCases(before, after);
  const aspects = [...caseAspects, ...compareTerms(before, after)];
  return aspects.length === 0 ? undefined : { aspects, cases };
}

function compareTerms(before: JudgedBy, after: JudgedBy): JudgingAspect[] {
  const usesChecker = (one: JudgedBy) => one.judgeMode !== 'default';
  const checkerOf = (one: JudgedBy) => (usesChecker(one) ? [one.checker?.language, one.checker?.code] : null);
  const aspects: [JudgingAspect, (one: JudgedBy) => unknown][] = [
    ['scoring', ({ scoring }) => scoring],
    ['judgeMode', ({ judgeMode }) => judgeMode],
    ['caseMode', ({ caseMode }) => caseMode],
    ['checker', checkerOf],
    ['timeLimit', ({ timeLimitMs }) => timeLimitMs],
    ['memoryLimit', ({ memoryLimitMb }) => memoryLimitMb],
    ['stackLimit', ({ stackLimitMb }) => stackLimitMb],
    ['fileIo', ({ fileIo }) => fileIo && [fileIo.inputName, fileIo.outputName]],
    ['trailingBlanks', ({ isTrailingBlankIgnored }) => isTrailingBlankIgnored],
    ['userExtraFiles', ({ userExtraFiles }) => sortFiles(userExtraFiles)],
    ['judgeExtraFiles', (one) => sortFiles(usesChecker(one) ? one.judgeExtraFiles : {})],
  ];
  return aspects
    .filter(([, valueOf]) => JSON.stringify(valueOf(before)) !== JSON.stringify(valueOf(after)))
    .map(([aspect]) => aspect);
}

const sortFiles = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));

interface CaseComparison {
  caseAspects: JudgingAspect[];
  cases: JudgingChange['cases'];
}

/** Cases with equal content are the same case. Among duplicates, the order matches them. */
function compareCases(before: JudgedBy, after: JudgedBy): CaseComparison {
  // Scores and groups of ACM problems have no effect.
  const isScored = before.scoring === 'oi' || after.scoring === 'oi';
  const stored = nameCases(before.cases);
  const wanted = nameCases(after.cases);
  const kept = [...wanted.keys()].filter((key) => stored.has(key));
  const differs = (key: string, of: (one: CaseJudgedBy) => number | null) => {
    const [one, other] = [stored.get(key), wanted.get(key)];
    return one !== undefined && other !== undefined && of(one) !== of(other);
  };
  const rescored = isScored ? kept.filter((key) => differs(key, ({ score }) => score)) : [];
  const regrouped = isScored ? kept.filter((key) => differs(key, ({ group }) => group)) : [];
  const added = wanted.size - kept.length;
  const removed = stored.size - kept.length;
  const isMoved = [...stored.keys()].filter((key) => wanted.has(key)).join('\n') !== kept.join('\n');
  const changed = new Set([...rescored, ...regrouped]).size;
  const aspects: [JudgingAspect, boolean][] = [
    ['caseContent', added + removed > 0],
    ['caseScores', rescored.length > 0],
    ['caseGroups', regrouped.length > 0],
    ['caseOrder', isMoved],
  ];
  return {
    caseAspects: aspects.filter(([, isSo]) => isSo).map(([aspect]) => aspect),
    cases: { added, removed, changed },
  };
}

function nameCases(cases: readonly CaseJudgedBy[]): Map<string, CaseJudgedBy> {
  const seen = new Map<string, number>();
  return new Map(
    cases.map((one) => {
      const times = seen.get(one.content) ?? 0;
      seen.set(one.content, times + 1);
      return [`${String(times)} ${one.content}`, one];
    }),
  );
}
