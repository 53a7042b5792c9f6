export { getAdministered, targetOfProblem } from './administered-problem.ts';
export { registerProblemAdministration } from './problem-administration.routes.ts';
