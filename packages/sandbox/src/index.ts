export * from './run.ts';
export { openSandbox } from './open-sandbox.ts';
export type { ControlGroups } from './control-groups.ts';
export { helperCapabilities, hasSpareCapabilities } from './privileges.ts';
export { examineMachine, type Machine } from './machine.ts';
export { listRunTimeFiles, pathOnly } from './run-time-files.ts';
