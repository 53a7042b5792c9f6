/** A problem with solutions, a user who may check it, and the responses. */
import { statuses, type Calls, type DataOf, type ProgramCheckResult } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';
import { replaceProblemSolutions, type ProblemSolution } from '../../problems/index.ts';

export async function startCheckedServer() {
  const server = await startTestServer();
  await storeLanguages(server.platform);
  return server;
}

export const solution = (name: string, changes: Partial<ProblemSolution> = {}): ProblemSolution => ({
  name,
  language: 'C++',
  code: `// ${name}`,
  expectedStatuses: [statuses.accepted],
  ...changes,
});

export const storeSolutions = ({ platform }: TestServer, problemId: number, solutions: ProblemSolution[]) =>
  inTransaction(platform.database, (transaction) =>
    replaceProblemSolutions(transaction, problemId, solutions),
  );

export const checkResult = (changes: Partial<ProgramCheckResult> = {}): ProgramCheckResult => ({
  kind: 'program-check',
  status: statuses.accepted,
  timeMs: 12,
  memoryKb: 2048,
  score: null,
  errorMessage: null,
  cases: [],
  isCutShort: false,
  ...changes,
});

type CheckCall = 'GET /api/admin/problem/check' | 'GET /api/admin/problem/trial';

/** Fails when there is no data. */
export async function loadCheck<Name extends CheckCall>(
  server: TestServer,
  name: Name,
  { pid, token }: { pid: number; token: string },
) {
  const { envelope, errorCode } = await server.send({
    method: 'GET',
    url: `${name.replace('GET ', '')}?pid=${String(pid)}`,
    headers: { authorization: token },
  });
  if (errorCode !== undefined || envelope.data === null)
    throw new Error(`nothing to read: ${errorCode ?? ''}`);
  return envelope.data as NonNullable<DataOf<Calls[Name]>>;
}
