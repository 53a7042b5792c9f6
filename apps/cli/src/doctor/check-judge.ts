import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJudging, type Judging } from '@touchstone/judge/pipeline';
import { SandboxError } from '@touchstone/sandbox';
import { describeMachineFailure } from '../describe-machine-failure.ts';
import { languagePackages } from '@touchstone/site-setup/debian-packages';
import type { Finding } from './finding.ts';

export interface JudgeFindings {
  readonly sandbox: readonly Finding[];
  readonly languages: readonly Finding[];
}

/** Opens the sandbox and tests every language in it like a starting judge, with the same result cache. */
export async function checkJudge(dataDirectory: string): Promise<JudgeFindings> {
  const own = existsSync(dataDirectory) ? undefined : await mkdtemp(join(tmpdir(), 'touchstone-doctor-'));
  try {
    const { confinement, detected } = await look(own ?? join(dataDirectory, 'judge'));
    const offered = detected.languages.map(({ name, version }): Finding => ({
      level: 'ok',
      label: name,
      text: version,
    }));
    const disabled = detected.disabledLanguages.map(({ name, reason }) => disabledLanguage(name, reason));
    return { sandbox: describeConfinement(confinement), languages: [...offered, ...disabled] };
  } catch (error) {
    const text = error instanceof SandboxError ? error.message : describeMachineFailure(error);
    if (text === undefined) throw error;
    const advice = 'Nothing can be judged here. The lines above tell what the sandbox builds on.';
    const sandbox: Finding = { level: 'missing', label: 'sandbox', text, advice };
    return { sandbox: [sandbox], languages: [] };
  } finally {
    if (own !== undefined) await rm(own, { recursive: true, force: true });
  }
}

async function look(cacheFolder: string): Promise<Pick<Judging, 'confinement' | 'detected'>> {
  const judging = await openJudging({
    slots: availableParallelism(),
    cacheFolder,
    isWarmedUp: false,
    testData: { getPath: () => Promise.reject(new Error('The doctor judges nothing.')) },
  });
  await judging.close();
  return judging;
}

export function describeConfinement({
  isPrivileged,
  controlGroups,
  weaknesses,
}: Judging['confinement']): Finding[] {
  const label = 'sandbox';
  const groups = controlGroups === 'none' ? 'without control groups' : `with control groups ${controlGroups}`;
  const text = `works as ${isPrivileged ? 'root' : 'an ordinary user'}, ${groups}`;
  return [
    { level: 'ok', label, text },
    ...weaknesses.map((weakness): Finding => ({ level: 'weak', label: '', text: weakness })),
  ];
}

function disabledLanguage(name: string, reason: string): Finding {
  const known = languagePackages.find((candidate) => candidate.reason === displayName(name));
  const text = `not offered: ${reason.split('\n')[0]}`;
  return known
    ? { level: 'weak', label: name, text, advice: `sudo apt-get install -y ${known.name}` }
    : { level: 'weak', label: name, text };
}

function displayName(name: string): string {
  return name === 'Golang' ? 'Go' : name;
}
