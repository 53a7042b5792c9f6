import { parseJson } from './parse-json.ts';

/** The names of the missed events; undefined means all of them. */
export function parseReset(data: string): readonly string[] | undefined {
  const value = parseJson(data);
  if (typeof value !== 'object' || value === null || !('events' in value)) return undefined;
  const { events } = value;
  return Array.isArray(events) && events.every((event) => typeof event === 'string') ? events : undefined;
}
