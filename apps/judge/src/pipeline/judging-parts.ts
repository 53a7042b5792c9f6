/** What judging needs, and what it tells while it goes on. */
import type { CaseResult, ContentFile, FinishedPart } from '@touchstone/contract/judge-messages';
import type { CheckerCache } from '../checkers/checker-cache.ts';
import type { HeaderStore } from '../languages/precompiled-headers.ts';
import type { ProgramCache } from '../languages/program-cache.ts';
import type { ReadyLanguage } from '../languages/ready-language.ts';
import type { SlotPool } from '../slots/slot-pool.ts';

/** Where inputs and answers come from. */
export interface TestDataSource {
  /**
   * The path of a file of the host with exactly this content, which stays there until the signal's work is done. Throws a
   * TestDataError when it cannot be had. `isLost`: the file may have vanished since it was last asked for.
   */
  getPath(file: ContentFile, signal: AbortSignal, options?: { readonly isLost?: boolean }): Promise<string>;
}

/** Test data is missing or corrupt. The message is shown to administrators as the reason of a System Error. */
export class TestDataError extends Error {
  override readonly name = 'TestDataError';
}

export interface JudgingParts {
  readonly slots: SlotPool;
  /** By name: those whose self-test passed here. */
  readonly languages: ReadonlyMap<string, ReadyLanguage>;
  readonly headers: HeaderStore;
  readonly checkers: CheckerCache;
  /** Compiled submissions. */
  readonly programs: ProgramCache;
  readonly testData: TestDataSource;
  /** A folder of our own for what lives as long as one task. */
  readonly workFolder: string;
}

/** Instead of a result. */
export class Suspended extends Error {
  override readonly name = 'Suspended';
  readonly finished: Omit<FinishedPart, 'usedMs'>;
  constructor(finished: Suspended['finished']) {
    super('Others wait.');
    this.finished = finished;
  }
}

export interface JudgingHooks {
  /** Ends the work; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Others wait: a submission ends with `Suspended` when its running cases are done. */
  readonly suspending?: AbortSignal;
  readonly onCompiling?: () => void;
  readonly onJudging?: () => void;
  /** In the order in which cases end, which need not be that of their numbers. */
  readonly onCase?: (result: CaseResult) => void;
}
