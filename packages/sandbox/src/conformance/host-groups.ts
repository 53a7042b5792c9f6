/** Control groups that helpers have made, whichever version they are. */
import { join } from 'node:path';
import { listFolder, readOrEmpty } from './host-processes.ts';

const folders = ['memory', 'pids', 'cpuacct', 'cpu,cpuacct', ''].map((name) =>
  join('/sys/fs/cgroup', name, 'touchstone'),
);

export function listGroups(helper: number): string[] {
  return folders
    .flatMap((folder) => listFolder(folder).map((name) => join(folder, name)))
    .filter((group) => group.includes(`-${helper}-`));
}

export function listGroupedProcesses(helper: number): string[] {
  return listGroups(helper)
    .flatMap((group) => readOrEmpty(join(group, 'cgroup.procs')).split('\n'))
    .filter((line) => line !== '');
}
