export { registerProblemChecks } from './problem-checks.routes.ts';
