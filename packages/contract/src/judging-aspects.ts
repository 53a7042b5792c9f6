/** The parts of a problem that affect judging. Free of dependencies, so the web may import it. */
export const judgingAspects = [
  'caseContent',
  'caseScores',
  'caseGroups',
  'caseOrder',
  'scoring',
  'judgeMode',
  'caseMode',
  'checker',
  'timeLimit',
  'memoryLimit',
  'stackLimit',
  'fileIo',
  'trailingBlanks',
  'userExtraFiles',
  'judgeExtraFiles',
] as const;
export type JudgingAspect = (typeof judgingAspects)[number];
