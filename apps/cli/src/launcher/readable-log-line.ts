const warningLevel = 40;
const levelNames: readonly (readonly [level: number, name: string])[] = [
  [60, 'fatal'],
  [50, 'error'],
  [40, 'warn'],
];

/** A console line from one line of a child's JSON log, or undefined if it is not worth showing. */
export function readableLogLine(source: string, line: string): string | undefined {
  const entry = parseEntry(line);
  // Not JSON: output of a crashing process, which must be visible.
  if (entry === undefined) return line.trim() === '' ? undefined : `  ${source.padEnd(8)} ${line}`;
  const level = Number(entry['level']);
  if (!(level >= warningLevel)) return undefined;
  const name = levelNames.find(([minimum]) => level >= minimum)?.[1] ?? '';
  const error = isRecord(entry['err']) ? `: ${textOf(entry['err']['message'])}` : '';
  const message = `${textOf(entry['msg'])}${error}`.replaceAll(/\s*[\r\n]+\s*/g, ' ');
  return `  ${timeOfDay(entry['time'])} ${source.padEnd(8)} ${name.padEnd(5)} ${message}`;
}

function parseEntry(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    return isRecord(entry) ? entry : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function timeOfDay(time: unknown): string {
  const moment = new Date(typeof time === 'number' || typeof time === 'string' ? time : Date.now());
  const usable = Number.isNaN(moment.getTime()) ? new Date() : moment;
  return usable.toTimeString().slice(0, 8);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
