export { registerProblemChecks } from './problem-checks.routes.ts';
export { queueCheck } from './start-check.ts';
