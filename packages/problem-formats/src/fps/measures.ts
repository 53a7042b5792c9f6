/** Limits of FPS: a number with a unit, by default seconds and megabytes. */
import { FormatError, note, type FormatNote } from '../read-result.ts';
import type { FpsItem, Measure } from './read-item.ts';

const timeUnits: Readonly<Record<string, number>> = { '': 1000, s: 1000, sec: 1000, second: 1000, ms: 1 };
const memoryUnits: Readonly<Record<string, number>> = {
  '': 1,
  m: 1,
  mb: 1,
  k: 1 / 1024,
  kb: 1 / 1024,
  g: 1024,
  gb: 1024,
  b: 1 / 1024 / 1024,
};

export const parseTimeMs = (item: FpsItem, notes: FormatNote[]) =>
  readMeasure(item, notes, { field: 'time_limit', measure: item.timeLimit, units: timeUnits, usual: 1000 });

export const parseMemoryMb = (item: FpsItem, notes: FormatNote[]) =>
  readMeasure(item, notes, {
    field: 'memory_limit',
    measure: item.memoryLimit,
    units: memoryUnits,
    usual: 256,
  });

interface Limit {
  readonly field: string;
  readonly measure: Measure | undefined;
  readonly units: Readonly<Record<string, number>>;
  readonly usual: number;
}

function readMeasure({ file, line }: FpsItem, notes: FormatNote[], { field, measure, units, usual }: Limit) {
  if (measure === undefined || measure.value === '') {
    notes.push(note('limit-chosen', { detail: `${field}: ${String(usual)}` }));
    return usual;
  }
  const factor = units[measure.unit];
  const value = /^\d+(\.\d+)?$/.test(measure.value)
    ? Number(measure.value) * (factor ?? Number.NaN)
    : Number.NaN;
  if (!(value > 0)) {
    throw new FormatError('limit-invalid', {
      file,
      line,
      detail: `${field}: ${measure.value} ${measure.unit}`.trim(),
    });
  }
  return Math.max(1, Math.ceil(value));
}
