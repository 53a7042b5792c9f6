/**
 * The changes of an administrator's action, field by field. The log stores the full record before the action and only
 * the touched fields after it: if both exist, a field that is missing after the action is unchanged.
 */
export type DiffKind = 'added' | 'removed' | 'changed' | 'same';

export interface DiffEntry {
  field: string;
  kind: DiffKind;
  before: FieldValue | undefined;
  after: FieldValue | undefined;
}

/** The value as text; null is an existing field without a value. */
export type FieldValue = string | null;
type Fields = ReadonlyMap<string, FieldValue>;

const valueOf = (value: unknown): FieldValue =>
  typeof value === 'string' || value === null ? value : JSON.stringify(value, null, 2);

/** A record that is not a JSON object becomes one field without a name. */
function readFields(record: string | null): Fields | undefined {
  if (record === null) return undefined;
  const value = parse(record);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map([['', valueOf(value)]]);
  return new Map(Object.entries(value).map(([field, content]) => [field, valueOf(content)]));
}

function parse(record: string): unknown {
  try {
    return JSON.parse(record);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return record;
  }
}

export function diffRecord(before: string | null, after: string | null): DiffEntry[] {
  const old = readFields(before);
  const fresh = readFields(after);
  if (old === undefined) return toEntries(fresh, 'added');
  if (fresh === undefined) return toEntries(old, 'removed');
  const fields = new Set([...fresh.keys(), ...old.keys()]);
  return [...fields].map((field) => compare(field, old.get(field), fresh.get(field)));
}

const toEntries = (fields: Fields | undefined, kind: 'added' | 'removed'): DiffEntry[] =>
  [...(fields ?? [])].map(([field, text]) => ({
    field,
    kind,
    before: kind === 'removed' ? text : undefined,
    after: kind === 'added' ? text : undefined,
  }));

function compare(field: string, before: FieldValue | undefined, after: FieldValue | undefined): DiffEntry {
  if (after === undefined || after === before) return { field, kind: 'same', before, after: before };
  return { field, kind: before === undefined ? 'added' : 'changed', before, after };
}
