/** A client of the event feed, as the tools of the ICPC are: it keeps what it was told last of every object. */

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
  /** By type: the objects by their id, as told last. */
  known: () => Map<string, Map<string, unknown>>;
  object: (type: string, id?: string) => unknown;
  token: () => string | undefined;
  /** How many lines with nothing on them. */
  beats: () => number;
  isOver: () => boolean;
  leave: () => void;
}

export async function readFeed(
  address: string,
  headers: Record<string, string> = {},
  /** What the client was told before it lost the connection. */
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
