import type { Browser } from 'playwright-core';
import type { Effort } from '../effort.ts';
import type { Report } from '../report.ts';
import type { BenchServer } from '../servers/bench-server.ts';

export interface WebBench {
  readonly server: BenchServer;
  readonly browser: Browser;
  readonly report: Report;
  readonly effort: Effort;
}
