/** The CPU time of a verdict, for a problem with ten cases: of the judge with its sandboxes, of the server and of PostgreSQL. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import { loadCpuTimeMs } from '@touchstone/process-table';
import { callAs, logInUsers } from './call-as.ts';
import { openJudgeGroup, type JudgeGroup } from './judge-group.ts';
import { printFigures } from './print-figures.ts';
import type { Cluster } from './start-cluster.ts';
import { usageOfParts } from './usage.ts';

const caseCount = 10;
const verdictCount = 20;
const pollMs = 1_000;
const idleShare = 0.05;

/** Every text is submitted once: a judge keeps compiled programs. */
const programs = [
  {
    name: 'C++ with <iostream>',
    language: 'C++ 17',
    code: '#include <iostream>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << "\\n"; }\n//',
  },
  {
    name: 'C++ with <bits/stdc++.h>',
    language: 'C++ 17',
    code: '#include <bits/stdc++.h>\nint main() { long long a, b; std::cin >> a >> b; std::cout << a + b << "\\n"; }\n//',
  },
  { name: 'Python', language: 'Python3', code: 'a, b = map(int, input().split())\nprint(a + b)\n#' },
];

export async function measureVerdicts(cluster: Cluster, token: string, say: (text: string) => void) {
  const pids = cluster.judges.flatMap((judge) => judge.pid() ?? []);
  const group = await openJudgeGroup(pids);
  if (group === undefined) {
    say('verdicts are not measured: this needs root and control groups of both versions');
    return;
  }
  try {
    await addProblem(cluster.address, token);
    // No user submits twice: the site demands a pause.
    const usersOfProgram = 1 + verdictCount;
    const users = await logInUsers(cluster.address, token, {
      prefix: 'verdict-',
      count: programs.length * usersOfProgram,
    });
    for (const [index, program] of programs.entries()) {
      say(`judging ${program.name}`);
      const [first = '', ...tokens] = users.slice(index * usersOfProgram, (index + 1) * usersOfProgram);
      await judgeAll(cluster.address, [first], program);
      await waitUntilIdle(group);
      await measureProgram(cluster, { group, pids, tokens, program });
    }
  } finally {
    await group.close();
  }
}

interface Measured {
  readonly group: JudgeGroup;
  readonly pids: readonly number[];
  readonly tokens: readonly string[];
  readonly program: (typeof programs)[number];
}

async function measureProgram(cluster: Cluster, { group, pids, tokens, program }: Measured) {
  const load = async () => ({
    all: await group.loadCpuMs(),
    judges: pids.reduce((sum, pid) => sum + loadCpuTimeMs(pid), 0),
    servers: usageOfParts(cluster.servers).cpuMs,
    database: usageOfParts([cluster.database]).cpuMs,
  });
  const before = await load();
  await judgeAll(cluster.address, tokens, program);
  const after = await load();
  const used = (name: keyof typeof before) => (after[name] - before[name]) / tokens.length;
  printFigures(`a verdict in ${program.name}, ${String(caseCount)} cases`, {
    verdicts: tokens.length,
    'judge and sandboxes CPU ms': used('all'),
    'of it the judge itself': used('judges'),
    'server CPU ms': used('servers'),
    'database CPU ms': used('database'),
    'verdicts/s per judge core': 1000 / used('all'),
  });
}

/** Every user submits once. */
async function judgeAll(address: string, tokens: readonly string[], program: Measured['program']) {
  const ids: number[] = [];
  for (const [index, token] of tokens.entries()) {
    const code = `${program.code} ${String(index)} ${String(performance.now())}\n`;
    const body = { pid: problemName, language: program.language, code, cid: 0, isRemote: false };
    const { submitId } = await callAs<{ submitId: number }>(
      address,
      token,
      '/api/submit-problem-judge',
      body,
    );
    ids.push(submitId);
  }
  for (;;) {
    await sleep(pollMs);
    const states = await callAs<Record<string, { status: number }>>(
      address,
      tokens[0] ?? '',
      '/api/check-submissions-status',
      { submitIds: ids },
    );
    const found = Object.values(states).map(({ status }) => status);
    if (found.some(isUnderWay)) continue;
    if (found.length !== ids.length || found.some((status) => status !== statuses.accepted))
      throw new Error(`Not all submissions were accepted: ${found.join(', ')}`);
    return;
  }
}

/** Judges prepare headers after their start. */
async function waitUntilIdle(group: JudgeGroup) {
  for (;;) {
    const before = await group.loadCpuMs();
    const startedAt = performance.now();
    await sleep(3 * pollMs);
    const share = ((await group.loadCpuMs()) - before) / (performance.now() - startedAt);
    if (share < idleShare) return;
  }
}

const problemName = 'SIZING';

async function addProblem(address: string, token: string) {
  const samples = Array.from({ length: caseCount }, (_, index) => ({
    input: `${String(index)} ${String(index + 1)}\n`,
    output: `${String(2 * index + 1)}\n`,
  }));
  const problem = {
    problemId: problemName,
    title: 'Sum',
    type: 0,
    auth: 1,
    judgeMode: 'default',
    judgeCaseMode: 'default',
    timeLimit: 5000,
    memoryLimit: 256,
    stackLimit: 64,
    description: 'Add two numbers.',
    input: 'Two whole numbers.',
    output: 'Their sum.',
    exampleList: samples.slice(0, 1),
    difficulty: 0,
    isRemoveEndBlank: true,
  };
  await callAs(address, token, '/api/admin/problem', { problem, isUploadTestCase: false, samples });
}
