/** Reads server-sent events from an open response, as the web does. */
import type { ClientHttp2Stream } from 'node:http2';

export interface ReceivedEvent {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface FollowedEvents {
  /** Without what has not arrived completely. */
  readonly events: () => readonly ReceivedEvent[];
  readonly lastEventId: () => string | undefined;
  readonly isOver: () => boolean;
}

export function followEvents(stream: ClientHttp2Stream): FollowedEvents {
  let text = '';
  let isOver = false;
  stream.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  stream.on('close', () => (isOver = true));
  // A proxy that is killed breaks the connection. The test sees it by the end.
  stream.on('error', () => undefined);
  const fields = (name: string) =>
    text
      .split('\n\n')
      .slice(0, -1)
      .map((block) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]);
  return {
    events: () => {
      const data = fields('data');
      return fields('event').flatMap((name, index) =>
        name === undefined ? [] : [{ name, data: JSON.parse(data[index] ?? '') as ReceivedEvent['data'] }],
      );
    },
    lastEventId: () => fields('id').findLast((id) => id !== undefined),
    isOver: () => isOver,
  };
}
