/** Which control groups this machine offers, from the text of its files alone. */

export type ControlGroups =
  | {
      readonly version: 'v1';
      readonly memoryFolder: string;
      readonly pidsFolder: string;
      readonly cpuFolder: string;
    }
  | { readonly version: 'v2'; readonly folder: string }
  | { readonly version: 'none'; readonly reason: string };

export interface ControlGroupFiles {
  /** /proc/self/mounts */
  readonly mounts: string;
  /** /proc/self/cgroup */
  readonly ownGroups: string;
  /** Text of a `cgroup.controllers`, undefined when it is not there. */
  readonly readControllers: (folder: string) => string | undefined;
  readonly isPrivileged: boolean;
}

const groupName = 'touchstone';
/** The helper moves the processes of a group that was handed over into this one below it (control-group.c). */
const hostGroupSuffix = /\/touchstone-host$/;

/**
 * Version 2 where its controllers are: a mounted version 2 beside version 1 controllers is empty. Root makes its groups at the top,
 * where no limit of our own group counts for the programs; others below the group that was handed over to them.
 */
export function chooseControlGroups(files: ControlGroupFiles): ControlGroups {
  return findVersion2(files) ?? findVersion1(files) ?? { version: 'none', reason: describeAbsence(files) };
}

interface Mount {
  readonly folder: string;
  readonly type: string;
  readonly options: readonly string[];
}

function listMounts(mounts: string): Mount[] {
  return mounts.split('\n').flatMap((line) => {
    const [, folder, type, options] = line.split(' ');
    if (folder === undefined || type === undefined || options === undefined) return [];
    return [{ folder: unescape(folder), type, options: options.split(',') }];
  });
}

/** Blanks and the like are written as \040 there. */
function unescape(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 8)),
  );
}

function findVersion2(files: ControlGroupFiles): ControlGroups | undefined {
  for (const { folder, type } of listMounts(files.mounts)) {
    if (type !== 'cgroup2') continue;
    const parent = files.isPrivileged ? folder : joinGroup(folder, ownUnifiedGroup(files.ownGroups));
    const controllers = files.readControllers(parent)?.trim().split(/\s+/) ?? [];
    if (controllers.includes('memory') && controllers.includes('pids'))
      return { version: 'v2', folder: joinGroup(parent, groupName) };
  }
  return undefined;
}

function findVersion1(files: ControlGroupFiles): ControlGroups | undefined {
  if (!files.isPrivileged) return undefined;
  const mounts = listMounts(files.mounts).filter(({ type }) => type === 'cgroup');
  const find = (controller: string): string | undefined => {
    const mount = mounts.find(({ options }) => options.includes(controller));
    return mount && joinGroup(mount.folder, groupName);
  };
  const [memoryFolder, pidsFolder, cpuFolder] = [find('memory'), find('pids'), find('cpuacct')];
  if (memoryFolder === undefined || pidsFolder === undefined || cpuFolder === undefined) return undefined;
  return { version: 'v1', memoryFolder, pidsFolder, cpuFolder };
}

function ownUnifiedGroup(ownGroups: string): string {
  const line = ownGroups.split('\n').find((candidate) => candidate.startsWith('0::'));
  return line?.slice('0::'.length).replace(hostGroupSuffix, '') ?? '/';
}

function joinGroup(folder: string, path: string): string {
  return `${folder}/${path}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');
}

function describeAbsence({ mounts, isPrivileged }: ControlGroupFiles): string {
  const isAny = listMounts(mounts).some(({ type }) => type === 'cgroup' || type === 'cgroup2');
  if (!isAny) return 'no control groups are mounted at /sys/fs/cgroup';
  if (isPrivileged) return 'the control groups lack one of memory, pids and cpuacct';
  return 'no control group with memory and pids is handed over to this user';
}
