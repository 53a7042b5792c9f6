export * from './run.ts';
export { openSandbox } from './open-sandbox.ts';
