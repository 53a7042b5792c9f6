/** The usual set-up of judging tests: two servers, a problem, and a user who submits to it. */
import { startServerWithStoppedClock } from '../../../testing/test-server.ts';
import { addProblemWithCases } from './judged-problems.ts';
import { startSiblingServer } from './sibling-server.ts';

export async function startJudgedSite() {
  const server = await startServerWithStoppedClock();
  const sibling = await startSiblingServer(server);
  return {
    server,
    sibling,
    problemId: await addProblemWithCases(server),
    userId: (await server.addUser()).id,
    close: async () => {
      await sibling.close();
      await server.close();
    },
  };
}

export type JudgedSite = Awaited<ReturnType<typeof startJudgedSite>>;
