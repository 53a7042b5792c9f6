/** A server with a root user, and imports sent by root. */
import type { Locale } from '@touchstone/contract';
import { startTestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';
import { listUploads, sendFile, type Report, type Sender } from './exchange-calls.ts';

export type Importer = Awaited<ReturnType<typeof startImporter>>;

export async function startImporter() {
  const server = await startTestServer();
  await storeLanguages(server.platform);
  const root = await server.addUser({ role: 'root' });

  const send = (url: string, content: string | Buffer, sender: Sender = { token: root.token }) =>
    sendFile(server, url, { name: 'problems.zip', content }, sender);

  return {
    server,
    root,
    send,
    importAny: async (content: string | Buffer, query = '', locale: Locale = 'en-US') => {
      const answer = await send(`/api/file/import-problems${query}`, content, { token: root.token, locale });
      if (answer.envelope.data === null) throw new Error(answer.envelope.msg);
      return answer.envelope.data as Report;
    },
    listProblems: () =>
      server.platform.database
        .selectFrom('problem')
        .select(['displayId', 'title', 'visibility', 'authorId'])
        .orderBy('id')
        .execute(),
    /** Runs after each test: no upload or temporary file may remain on disk. */
    cleanUp: async () => {
      const left = await listUploads(server);
      if (left.length > 0) throw new Error(`left on disk: ${left.join(', ')}`);
      await server.platform.database.deleteFrom('problem').execute();
    },
  };
}
