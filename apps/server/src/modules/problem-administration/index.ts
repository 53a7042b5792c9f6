export { registerProblemAdministration } from './problem-administration.routes.ts';
