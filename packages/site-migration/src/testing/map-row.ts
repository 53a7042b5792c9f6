/** Maps one row without databases, for tables of inputs and outputs. */
import { readFields, type Fields } from '../fields.ts';
import { KnownRows } from '../known-rows.ts';
import type { SourceRow } from '../source/source-reader.ts';
import type { AnyStep, Outcome, StepTools } from '../step.ts';

export const alice = 'a1'.padStart(32, '0');
export const bob = 'b0'.padStart(32, '0');

/** Two users, an ACM problem, an OI problem, a group, and a contest with the ACM problem. */
export function knowSite(): KnownRows {
  const known = new KnownRows();
  for (const [id, name] of [[alice, 'alice'] as const, [bob, 'bob'] as const]) {
    known.users.add(id);
    known.usernames.set(name, id);
  }
  known.problems.set(1000, { isOi: false, areCasesTyped: false });
  known.problems.set(1001, { isOi: true, areCasesTyped: true });
  known.displayIds.set('HOJ-1', 1000);
  known.groups.add(7);
  known.contests.add(50);
  known.contestProblems.set(5, { contestId: 50, problemId: 1000 });
  known.submissions.add(1);
  known.trainings.add(3);
  known.languageIds.set('ME C', 31);
  known.languages.set(11, { id: 31, name: 'C' });
  return known;
}

type Mapper<Facts> = (fields: Fields, context: { known: KnownRows; facts: Facts }) => Outcome;

/** Dates of the rows are those of a site in China. */
export const mapRow = (map: Mapper<undefined>, row: SourceRow, known: KnownRows = knowSite()): Outcome =>
  map(readFields(row, 480), { known, facts: undefined });

/** Nothing is stored, and no file exists. */
const noTools: StepTools = {
  storeFile: () => Promise.resolve(undefined),
  storeText: (text) => Promise.resolve({ sha256: text, sizeBytes: text.length, head: Buffer.from(text) }),
  hashMd5: (hashes) => Promise.resolve(hashes.map((md5) => `hash of ${md5}`)),
  listStoredCases: () => Promise.resolve([]),
};

export const runStep = (
  step: AnyStep,
  rows: readonly SourceRow[],
  { known = knowSite(), tools = {} }: { known?: KnownRows; tools?: Partial<StepTools> } = {},
): Promise<Outcome[]> => step.mapBatch(rows, { known, tools: { ...noTools, ...tools }, offsetMinutes: 480 });

/** The columns that a row becomes in its first table. Fails if it was not mapped. */
export function columnsOf(outcome: Outcome | undefined): Readonly<Record<string, unknown>> {
  if (outcome?.kind !== 'mapped') throw new Error(`The row was not mapped: ${JSON.stringify(outcome)}`);
  return outcome.writes[0]?.row ?? {};
}

/** `broken missing-user`, `mapped bad-json`, `skipped`. */
export function summarize(outcome: Outcome): string {
  if (outcome.kind === 'skipped') return 'skipped';
  if (outcome.kind === 'broken') return `broken ${outcome.finding.code}`;
  return ['mapped', ...outcome.findings.map(({ code }) => code)].join(' ');
}
