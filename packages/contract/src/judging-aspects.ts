/** What a problem is judged by. Free of dependencies, so the web may import it. */
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
