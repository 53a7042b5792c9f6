import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJudging } from '@touchstone/judge/pipeline';
import {
  installCommand,
  isDebianFamily,
  languagePackages,
  listMissing,
  requiredPackages,
} from '../../../../scripts/setup/debian-packages.mjs';
import type { Finding } from './finding.ts';

const preferredMajor = 24;

export function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  const text = `${process.version} (${process.execPath})`;
  if (major >= preferredMajor) return { level: 'ok', label: 'Node', text };
  const advice = `Tests run on Node ${preferredMajor}; npm install brings it as the package "node".`;
  return { level: 'weak', label: 'Node', text, advice };
}

export function checkPackages(): Finding {
  const label = 'system packages';
  const names = requiredPackages.map(({ name }) => name);
  if (!isDebianFamily()) {
    const text = 'not Debian or Ubuntu, so not looked up';
    return { level: 'weak', label, text, advice: `Install what corresponds to: ${names.join(' ')}` };
  }
  const missing = listMissing(names);
  if (missing.length === 0) return { level: 'ok', label, text: names.join(' ') };
  return {
    level: 'missing',
    label,
    text: `not installed: ${missing.join(' ')}`,
    advice: installCommand(missing),
  };
}

/** Tries every language like the judge does at its start, and shares its memory of earlier results. */
export async function checkLanguages(dataDirectory: string): Promise<Finding[]> {
  const own = existsSync(dataDirectory) ? undefined : await mkdtemp(join(tmpdir(), 'touchstone-doctor-'));
  try {
    const detected = await detectLanguages(own ?? join(dataDirectory, 'judge'));
    const offered = detected.languages.map(({ name, version }): Finding => ({
      level: 'ok',
      label: name,
      text: version,
    }));
    const disabled = detected.disabledLanguages.map(({ name, reason }) => disabledLanguage(name, reason));
    return [...offered, ...disabled];
  } finally {
    if (own !== undefined) await rm(own, { recursive: true, force: true });
  }
}

async function detectLanguages(cacheFolder: string) {
  const judging = await openJudging({
    slots: availableParallelism(),
    cacheFolder,
    isWarmedUp: false,
    testData: { getPath: () => Promise.reject(new Error('The doctor judges nothing.')) },
  });
  await judging.close();
  return judging.detected;
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
