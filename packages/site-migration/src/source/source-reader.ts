/** Reads the tables of another judge as streams of batches, whatever holds them. */

export type SourceValue = string | number | bigint | boolean | null | Uint8Array;
export type SourceRow = Readonly<Record<string, SourceValue>>;

export interface SourceBatch {
  readonly rows: readonly SourceRow[];
  /** Where the next batch begins: the reader understands it, others only store it. */
  readonly cursor: string;
}

export interface BatchRequest {
  readonly table: string;
  /** The column that orders the rows and names them in the report. */
  readonly key: string;
  /** The cursor of the last batch that was written; null: from the first row. */
  readonly after: string | null;
}

export interface SourceReader {
  hasTable: (table: string) => Promise<boolean>;
  countRows: (table: string) => Promise<number>;
  batches: (request: BatchRequest) => AsyncIterable<SourceBatch>;
  close: () => Promise<void>;
}

/** A batch ends at the first limit that it reaches: rows may be large. */
export interface BatchLimits {
  readonly rows: number;
  readonly characters: number;
}

export const batchLimits: BatchLimits = { rows: 2000, characters: 8_000_000 };

/** All rows of a small table. */
export async function loadAllRows(reader: SourceReader, table: string, key: string): Promise<SourceRow[]> {
  if (!(await reader.hasTable(table))) return [];
  const rows: SourceRow[] = [];
  for await (const batch of reader.batches({ table, key, after: null })) rows.push(...batch.rows);
  return rows;
}
