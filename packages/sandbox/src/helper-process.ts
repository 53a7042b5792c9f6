/** A running helper: one question at a time, and its answer. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SandboxError } from './run.ts';
import { encodeFrame, FrameReader, type Field, type Frame, type Kind } from './wire.ts';

/** The helper's descriptor for the judge; 0, 1 and 2 are not used for messages. */
const socketDescriptor = 3;
const keptDiagnostics = 2000;

export interface HelperProcess {
  readonly pid: number | undefined;
  readonly isEnded: () => boolean;
  /** Rejects with a SandboxError when the helper ends before it answers. */
  readonly ask: (kind: Kind, fields: readonly Field[]) => Promise<Frame>;
  /** Without an answer of its own: the question that is open gets it. */
  readonly tell: (kind: Kind) => void;
  /** For one that does not answer any more. */
  readonly kill: () => void;
  readonly end: () => Promise<void>;
}

/** `imageNamespace`: an open descriptor, see native/image.c. */
export function startHelper(program: string, imageNamespace?: number): HelperProcess {
  const image = imageNamespace === undefined ? [] : [imageNamespace];
  // A session of its own: a Ctrl-C at the terminal is the judge's matter. An empty environment: nothing to leak.
  const child = spawn(program, [], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', ...image],
    detached: true,
    env: {},
  });
  const socket = child.stdio[socketDescriptor] as Socket;
  const reader = new FrameReader();
  let waiting: PromiseWithResolvers<Frame> | undefined;
  let end: SandboxError | undefined;
  let diagnostics = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    diagnostics = (diagnostics + text).slice(-keptDiagnostics);
  });
  const finish = (error: SandboxError): void => {
    end ??= error;
    waiting?.reject(end);
    waiting = undefined;
  };
  socket.on('data', (chunk: Buffer) => {
    for (const frame of reader.add(chunk)) {
      waiting?.resolve(frame);
      waiting = undefined;
    }
  });
  // Broken off while we write: the exit that follows tells the reason.
  socket.on('error', () => undefined);
  child.on('error', (error) =>
    finish(new SandboxError(`The sandbox helper cannot be started`, { cause: error })),
  );
  child.on('close', (code, signal) => {
    const how = signal === null ? `ended with code ${code}` : `was killed by ${signal}`;
    finish(new SandboxError(diagnostics === '' ? `The sandbox helper ${how}` : diagnostics));
  });
  return {
    pid: child.pid,
    isEnded: () => end !== undefined,
    ask: async (kind, fields) => {
      if (end !== undefined) throw end;
      waiting = Promise.withResolvers<Frame>();
      const { promise } = waiting;
      socket.write(encodeFrame(kind, fields));
      return await promise;
    },
    tell: (kind) => void socket.write(encodeFrame(kind, [])),
    kill: () => void child.kill('SIGKILL'),
    end: async () => await endHelper(child, socket),
  };
}

/** The end of the socket is the helper's sign to kill what runs, to clean up, and to end. */
async function endHelper(child: ChildProcess, socket: Socket): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = once(child, 'close');
  socket.end();
  socket.destroy();
  await closed;
}
