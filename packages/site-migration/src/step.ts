/**
 * How this works: a migration is a list of steps, one for each table of the source, in an order in which references come
 * before the rows that use them. A step turns a row into rows of our tables, or says why it cannot. It is a pure function of
 * the row, of what is known so far, and of facts that were loaded for its batch. The writer stores the rows of a batch and
 * the cursor of the batch in one transaction.
 */
import { FieldError, readFields, type Fields } from './fields.ts';
import type { KnownRows } from './known-rows.ts';
import type { SourceRow } from './source/source-reader.ts';

export type TargetValue = string | number | boolean | null;

/** A row of one of our tables. */
export interface Write {
  readonly table: string;
  readonly row: Readonly<Record<string, TargetValue>>;
  /** Present: the row exists, and these columns find it. */
  readonly keys?: readonly string[];
  /** A row with the same key is kept: likes and registrations may occur twice. */
  readonly isOptional?: boolean;
}

export const findingCodes = [
  'missing-user',
  'missing-problem',
  'missing-contest',
  'missing-group',
  'missing-submission',
  'missing-training',
  'missing-discussion',
  'missing-row',
  'missing-file',
  'duplicate',
  'bad-value',
  'bad-json',
  'unknown-language',
  'no-password',
  'unsafe-name',
  'refused',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  readonly code: FindingCode;
  /** English, for the report. */
  readonly detail: string;
}

/** `skipped`: the row is not needed here, which is no loss. */
export type Outcome =
  | { readonly kind: 'mapped'; readonly writes: readonly Write[]; readonly findings: readonly Finding[] }
  | { readonly kind: 'broken'; readonly finding: Finding }
  | { readonly kind: 'skipped' };

export const mapped = (writes: readonly Write[], findings: readonly Finding[] = []): Outcome => ({
  kind: 'mapped',
  writes,
  findings,
});
export const broken = (code: FindingCode, detail: string): Outcome => ({
  kind: 'broken',
  finding: { code, detail },
});
export const skipped: Outcome = { kind: 'skipped' };

/** Files of the source, and our store. A dry run stores nothing. The tools limit how much runs in parallel. */
export interface StepTools {
  /** Hashes a file of the source and stores it; undefined if there is none. */
  readonly storeFile: (path: string) => Promise<StoredSourceFile | undefined>;
  readonly storeText: (text: string) => Promise<StoredSourceFile>;
  /** Argon2id over MD5 hashes, in their order. */
  readonly hashMd5: (hashes: readonly string[]) => Promise<string[]>;
  /** Case rows that are stored for these submissions. */
  readonly listStoredCases: (submissionIds: readonly number[]) => Promise<StoredCase[]>;
}

export interface StoredSourceFile {
  readonly sha256: string;
  readonly sizeBytes: number;
  /** The first bytes, which tell the type. */
  readonly head: Buffer;
}

export interface StoredCase {
  readonly submissionId: number;
  readonly seq: number;
  readonly caseId: number;
}

export interface MapContext<Facts> {
  readonly known: KnownRows;
  readonly facts: Facts;
}

export interface Step<Facts = undefined> {
  /** Names the step in the progress; the name of its table, unless two steps read one table. */
  readonly name: string;
  readonly table: string;
  readonly key: string;
  /** Loads what the rows of one batch need. */
  readonly loadFacts: (rows: readonly SourceRow[], tools: StepTools, known: KnownRows) => Promise<Facts>;
  readonly map: (fields: Fields, context: MapContext<Facts>) => Outcome;
}

type SimpleStep = Pick<Step, 'table' | 'map'> & Partial<Pick<Step, 'name' | 'key'>>;

/** A step that needs nothing but its rows. */
export const simpleStep = ({ table, key = 'id', name = table, map }: SimpleStep): AnyStep => ({
  name,
  table,
  key,
  mapBatch: (rows, context) => Promise.resolve(mapRows(rows, context, { facts: undefined, map })),
});

/** A step whose kind of facts is not visible outside. */
export interface AnyStep {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  readonly mapBatch: (rows: readonly SourceRow[], context: BatchContext) => Promise<Outcome[]>;
}

export interface BatchContext {
  readonly known: KnownRows;
  readonly tools: StepTools;
  /** The time zone of dates without one. */
  readonly offsetMinutes: number;
}

export const step = <Facts>({ name, table, key, loadFacts, map }: Step<Facts>): AnyStep => ({
  name,
  table,
  key,
  mapBatch: async (rows, context) => {
    const facts = await loadFacts(rows, context.tools, context.known);
    return mapRows(rows, context, { facts, map });
  },
});

const mapRows = <Facts>(
  rows: readonly SourceRow[],
  { known, offsetMinutes }: BatchContext,
  { facts, map }: { facts: Facts; map: Step<Facts>['map'] },
): Outcome[] =>
  rows.map((row) => {
    try {
      return map(readFields(row, offsetMinutes), { known, facts });
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      return broken('bad-value', error.message);
    }
  });
