/** The door: what judges a task, for the gateway's client and the command line alike. */
export type { CheckerCall } from '../checkers/run-checker.ts';
export { noProgramCache } from '../languages/program-cache.ts';
export { findFailingInput } from '../failing-input/find-failing-input.ts';
export { findMachineFailure } from '../machine/machine-fault.ts';
export { checkProgram } from './check-program.ts';
export { compileChecker } from './compile-checker.ts';
export { judgeSubmission, type SubmissionWork } from './judge-submission.ts';
export {
  Suspended,
  TestDataError,
  type JudgingHooks,
  type JudgingParts,
  type TestDataSource,
} from './judging-parts.ts';
export { openJudging, type Judging, type JudgingOptions } from './open-judging.ts';
export { runTest } from './run-test.ts';
export { runJuryProgram, type JuryRun } from './run-jury-program.ts';
