/** Runs in a worker thread: an author's text may take seconds to render, and the event loop of the server must stay free. */
import { parentPort, workerData } from 'node:worker_threads';

/** The exports of the script: `apps/web/src/app/ssr/render-markup.tsx`. */
interface MarkupScript {
  loadPages: () => Promise<void>;
  renderMarkup: (request: unknown) => Promise<unknown>;
}

export type RendererMessage =
  | { kind: 'ready' }
  | { kind: 'rendered'; markup: unknown }
  | { kind: 'failed'; reason: string };

const send = (message: RendererMessage) => {
  parentPort?.postMessage(message, []);
};

const { loadPages, renderMarkup } = (await import(String(workerData))) as MarkupScript;
await loadPages();

parentPort?.on('message', (request: unknown) => {
  void renderMarkup(request).then(
    (markup) => {
      send({ kind: 'rendered', markup });
    },
    (error: unknown) => {
      send({
        kind: 'failed',
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    },
  );
});
send({ kind: 'ready' });
