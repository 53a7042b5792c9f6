/** Control groups that helpers have made, whichever version they are. */
import { join } from 'node:path';
import type { ControlGroups } from '../control-groups.ts';
import { examineMachine } from '../machine.ts';
import { listFolder, readOrEmpty } from './host-processes.ts';

export function listGroups(helper: number): string[] {
  return listFolders(examineMachine(1).controlGroups)
    .flatMap((folder) => listFolder(folder).map((name) => join(folder, name)))
    .filter((group) => group.includes(`-${helper}-`));
}

export function listGroupedProcesses(helper: number): string[] {
  return listGroups(helper)
    .flatMap((group) => readOrEmpty(join(group, 'cgroup.procs')).split('\n'))
    .filter((line) => line !== '');
}

function listFolders(groups: ControlGroups): string[] {
  if (groups.version === 'none') return [];
  return groups.version === 'v2'
    ? [groups.folder]
    : [groups.memoryFolder, groups.pidsFolder, groups.cpuFolder];
}
