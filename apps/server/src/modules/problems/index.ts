export {
  findProblem,
  findProblemByDisplayId,
  listAllowedLanguageNames,
  listCheckerLanguageNames,
  listLanguageNames,
  type ProblemRow,
} from './problems.repository.ts';
export { storeTestData, type NewCase } from './store-test-data.ts';
