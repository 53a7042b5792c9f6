export { getAdministered, targetOfProblem } from './administered-problem.ts';
export { registerProblemAdministration } from './problem-administration.routes.ts';
export { registerGroupApplications } from './group-applications/group-applications.routes.ts';
