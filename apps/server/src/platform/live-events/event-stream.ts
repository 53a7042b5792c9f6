/** Writes server-sent events. A client that reads too slowly is disconnected: nothing is buffered without bound. */
import { Readable } from 'node:stream';

const maxBacklogBytes = 256 * 1024;
/** How soon a client shall reconnect after the stream has ended. */
const retryMs = 3000;

export interface EventStream {
  /** The body of the response. */
  body: Readable;
  send: (name: string, data: object, id?: string) => void;
  sendId: (id: string) => void;
  /** Keeps proxies from closing a silent connection. */
  beat: () => void;
  end: () => void;
}

export function createEventStream(): EventStream {
  const body = new Readable({ read: () => undefined });
  let isEnded = false;
  const push = (text: string) => {
    if (isEnded || body.destroyed || body.readableEnded) return;
    if (body.readableLength > maxBacklogBytes) body.destroy();
    else body.push(text);
  };
  push(`retry: ${String(retryMs)}\n\n`);
  return {
    body,
    send: (name, data, id) => {
      // JSON has no line breaks of its own, so one data line holds it.
      const idLine = id === undefined ? '' : `id: ${id}\n`;
      push(`event: ${name}\ndata: ${JSON.stringify(data)}\n${idLine}\n`);
    },
    sendId: (id) => {
      push(`id: ${id}\n\n`);
    },
    beat: () => {
      push(':\n\n');
    },
    end: () => {
      if (isEnded) return;
      isEnded = true;
      if (!body.destroyed) body.push(null);
    },
  };
}
