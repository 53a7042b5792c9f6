import { Readable } from 'node:stream';

/** A reader that has fallen so far behind does not read any more. */
const longestBacklog = 256 * 1024;
/** How soon a client shall come back after the stream has ended. */
const retryMs = 3000;

export interface EventStream {
  /** What is answered to the client. */
  body: Readable;
  send: (name: string, data: object) => void;
  /** Keeps proxies from ending a silent connection. */
  beat: () => void;
  end: () => void;
}

export function createEventStream(): EventStream {
  const body = new Readable({ read: () => undefined });
  const push = (text: string) => {
    if (body.destroyed || body.readableEnded) return;
    if (body.readableLength > longestBacklog) body.destroy();
    else body.push(text);
  };
  let isEnded = false;
  push(`retry: ${String(retryMs)}\n\n`);
  return {
    body,
    send: (name, data) => {
      // JSON has no line breaks of its own, so one data line holds it.
      if (!isEnded) push(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    beat: () => {
      if (!isEnded) push(':\n\n');
    },
    end: () => {
      if (isEnded) return;
      isEnded = true;
      if (!body.destroyed) body.push(null);
    },
  };
}
