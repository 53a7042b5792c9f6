import type { Effort } from './effort.ts';
import type { Need } from './needs.ts';
import type { Report } from './report.ts';

/** One part of `npm run bench -- <part>`. Parts are independent. */
export interface BenchPart {
  readonly name: string;
  readonly needs: readonly Need[];
  readonly run: (report: Report, effort: Effort) => Promise<void>;
}
