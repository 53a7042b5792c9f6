export interface ControlGroup {
  readonly own: string;
  readonly all: readonly string[];
}

export const groupsVariable: string;
export function openGroup(name: string): ControlGroup;
export function enterGroup(
  group: ControlGroup,
  command: string,
  args: readonly string[],
): { command: string; args: string[] };
export function readCpuSeconds(folders: readonly string[]): number;
export function closeGroup(group: ControlGroup): void;
