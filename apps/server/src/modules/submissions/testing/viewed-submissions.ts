/** Fixtures for tests of visibility: submissions of an owner, and viewers of every role. */
import type { Role } from '@touchstone/contract';
import { startTestServer } from '../../../testing/test-server.ts';
import { addProblem, addSubmission } from './sample-submissions.ts';

export const secretCode = 'secret code';

export async function startViewing() {
  const server = await startTestServer();
  const problem = await addProblem(server);
  const owner = await server.addUser();
  const tokenOf = async (role: Role) => (await server.addUser({ role })).token;
  return {
    server,
    problem,
    owner,
    tokens: {
      guest: undefined,
      other: await tokenOf('default_user'),
      restricted: await tokenOf('no_submit_mute_user'),
      admin: await tokenOf('admin'),
      problem_admin: await tokenOf('problem_admin'),
      root: await tokenOf('root'),
    },
    submission: (changes: Partial<Parameters<typeof addSubmission>[1]> = {}) =>
      addSubmission(server, {
        problemId: problem.id,
        userId: owner.id,
        code: secretCode,
        codeLength: secretCode.length,
        ip: '198.51.100.4',
        judgeName: 'north',
        timeMs: 15,
        memoryKb: 2000,
        ...changes,
      }),
  };
}

export type Viewing = Awaited<ReturnType<typeof startViewing>>;
