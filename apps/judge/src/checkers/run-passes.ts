/**
 * How this works: between the passes of a case, the folder of the validator persists. The sandbox collects only named
 * files, so a shell around the validator packs the folder, and unpacks it before the next pass. The input of the next
 * pass is collected on its own and is not packed: the validator must write it again in each pass.
 */
import { rm } from 'node:fs/promises';
import { checkerOutputBytes } from '@touchstone/rules/judging/limits';
import { nextPassFile } from '@touchstone/rules/judging/multi-pass';
import type { RunFacts, RunRequest } from '@touchstone/sandbox';
import { feedbackFolder } from './run-checker.ts';

const [stateBefore, stateAfter] = ['passes-before.tar', 'passes-after.tar'];
const script = [
  `[ ! -e ${stateBefore} ] || tar -xf ${stateBefore}`,
  '"$@"',
  'code=$?',
  `tar -cf ${stateAfter} --exclude=${nextPassFile} ${feedbackFolder}`,
  'exit $code',
].join('\n');

/** On the host. */
export interface PassFiles {
  readonly stateBeforePath: string;
  readonly statePath: string;
  readonly nextInputPath: string;
}

/** The request of one pass. */
export const requestPass = (request: RunRequest, files: PassFiles, isFirst: boolean): RunRequest => ({
  ...request,
  command: ['/bin/sh', '-c', script, 'sh', ...request.command],
  // The shell and the packer, which no language needs at run time.
  needsToolchains: true,
  files: isFirst
    ? request.files
    : [...request.files, { name: stateBefore, source: { path: files.stateBeforePath } }],
  collect: [
    ...request.collect,
    {
      name: `${feedbackFolder}/${nextPassFile}`,
      maximumBytes: checkerOutputBytes,
      path: files.nextInputPath,
    },
    { name: stateAfter, maximumBytes: checkerOutputBytes, path: files.statePath },
  ],
});

export const hasNextPass = ({ collected }: RunFacts): boolean => collected.at(-2)?.state === 'collected';

export async function removePassFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((path) => rm(path, { force: true })));
}
