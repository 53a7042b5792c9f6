/** A client of the event feed, like the ICPC tools: it keeps the latest version of every object. */

export interface FeedLine {
  type: string;
  id: string | null;
  data: unknown;
  token?: string;
}

export interface FeedReader {
  status: number;
  headers: Headers;
  lines: FeedLine[];
  /** The latest objects, by type and id. */
  known: () => Map<string, Map<string, unknown>>;
  object: (type: string, id?: string) => unknown;
  token: () => string | undefined;
  /** The number of empty lines. */
  beats: () => number;
  isOver: () => boolean;
  leave: () => void;
}

export async function readFeed(
  address: string,
  headers: Record<string, string> = {},
  /** Lines that the client received before it lost the connection. */
  before: readonly FeedLine[] = [],
): Promise<FeedReader> {
  const controller = new AbortController();
  const response = await fetch(address, { headers, signal: controller.signal });
  const lines: FeedLine[] = [];
  let rest = '';
  let beats = 0;
  let isOver = false;
  const take = (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      if (part === '') beats += 1;
      else lines.push(JSON.parse(part) as FeedLine);
    }
  };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) take(decoder.decode(chunk, { stream: true }));
  };
  const end = () => {
    isOver = true;
  };
  read().then(end, end);
  const known = () => apply([...before, ...lines]);
  return {
    status: response.status,
    headers: response.headers,
    lines,
    known,
    object: (type, id = '') => known().get(type)?.get(id),
    token: () => lines.findLast((line) => line.token !== undefined)?.token,
    beats: () => beats,
    isOver: () => isOver,
    leave: () => {
      controller.abort();
    },
  };
}

function apply(lines: readonly FeedLine[]) {
  const known = new Map<string, Map<string, unknown>>();
  for (const { type, id, data } of lines) {
    const objects = known.get(type) ?? new Map<string, unknown>();
    known.set(type, objects);
    if (data === null) objects.delete(id ?? '');
    else objects.set(id ?? '', data);
  }
  return known;
}
