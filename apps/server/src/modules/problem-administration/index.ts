export { getAdministered, targetOfProblem } from './administered-problem.ts';
export { findUnstorableText } from './content/unstorable-text.ts';
export { registerProblemAdministration } from './problem-administration.routes.ts';
export { registerGroupApplications } from './group-applications/group-applications.routes.ts';
export { readProblemContent } from './read-problem-content.ts';
export { createProblem, replaceProblem, type NewProblem, type ReplacedProblem } from './write-problem.ts';
export { takeStagedTestData } from './test-data/take-staged-test-data.ts';
export { registerTestData } from './test-data/test-data.routes.ts';
