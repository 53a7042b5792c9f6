import type { Effort } from './effort.ts';
import type { Need } from './needs.ts';
import type { Report } from './report.ts';

/** One word of `npm run bench -- <word>`. Parts know nothing of each other. */
export interface BenchPart {
  readonly name: string;
  readonly needs: readonly Need[];
  readonly run: (report: Report, effort: Effort) => Promise<void>;
}
