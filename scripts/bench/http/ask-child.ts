import type { ChildProcess } from 'node:child_process';

/** Sends a message to a child process and returns its answer. A child that ends instead is an error. */
export function askChild<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const onExit = (code: number | null, signal: string | null) => {
    reject(
      new Error(`${child.spawnargs.at(-1) ?? ''} ended with ${String(code ?? signal)} instead of an answer`),
    );
  };
  child.once('exit', onExit);
  child.once('message', (answer) => {
    child.off('exit', onExit);
    resolve(answer as Answer);
  });
  child.send(question);
  return promise;
}
