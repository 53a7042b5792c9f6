import { parseJson } from './parse-json.ts';

/** The names of the events that were missed; undefined, for all of them, where the server does not say. */
export function parseReset(data: string): readonly string[] | undefined {
  const value = parseJson(data);
  if (typeof value !== 'object' || value === null || !('events' in value)) return undefined;
  const { events } = value;
  return Array.isArray(events) && events.every((event) => typeof event === 'string') ? events : undefined;
}
