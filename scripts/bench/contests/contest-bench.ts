import type { Database } from '@touchstone/database';
import type { SeededContest } from '../../seed/seed-contest.ts';
import type { Effort } from '../effort.ts';
import type { Report } from '../report.ts';
import type { BenchServer } from '../servers/bench-server.ts';

export interface ContestBench {
  readonly server: BenchServer;
  readonly database: Database;
  readonly contest: SeededContest;
  readonly report: Report;
  readonly effort: Effort;
}
