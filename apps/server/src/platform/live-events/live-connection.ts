/** One open stream of one client. */
import type { LiveEventData } from '@touchstone/contract';
import type { Viewer } from '../sessions/sessions.ts';
import type { EventStream } from './event-stream.ts';
import type { Positions } from './positions.ts';

export interface LiveConnection {
  viewer: Viewer | undefined;
  readonly token: string | undefined;
  readonly stream: EventStream;
  /** `isReplayed`: without an id, so that a client which loses the connection meanwhile asks for the whole replay again. */
  readonly send: <Name extends keyof LiveEventData>(
    name: Name,
    data: LiveEventData[Name],
    options?: { isReplayed: boolean },
  ) => void;
  /** Lets the client resume from here, also if it received no event for long. */
  readonly sendPosition: () => void;
}

interface Parts {
  viewer: Viewer | undefined;
  token: string | undefined;
  stream: EventStream;
  positions: Positions;
}

export function createLiveConnection({ viewer, token, stream, positions }: Parts): LiveConnection {
  let sentPosition: string | undefined;
  return {
    viewer,
    token,
    stream,
    send: (name, data, { isReplayed } = { isReplayed: false }) => {
      if (isReplayed) return stream.send(name, data);
      sentPosition = positions.format();
      return stream.send(name, data, sentPosition);
    },
    sendPosition: () => {
      const position = positions.format();
      if (position !== sentPosition) stream.sendId(position);
      sentPosition = position;
    },
  };
}
