import { Socket } from 'node:net';

/**
 * Closes itself when nothing arrives for too long. A connection that waits for nothing is silent too: `isWaiting` tells it apart,
 * and what is sent next starts the time again.
 */
export function createImpatientSocket(maximumSilenceMs: number, isWaiting = () => true): Socket {
  const socket = new Socket();
  return socket.setTimeout(maximumSilenceMs, () => {
    if (isWaiting())
      socket.destroy(new Error(`Connection terminated after ${String(maximumSilenceMs)} ms of silence`));
  });
}
