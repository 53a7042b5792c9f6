export { coAuthorIds, findNamedAccounts, listCoAuthors, replaceCoAuthors } from './co-authors.repository.ts';
export {
  findProblemPage,
  listCodeTemplates,
  listProgress,
  type CodeTemplateRow,
} from './problem-detail.repository.ts';
export {
  describeJudging,
  findProblemJudging,
  judgedCases,
  judgingColumns,
} from './problem-judging.repository.ts';
export {
  listProblemPrograms,
  replaceProblemPrograms,
  type ProblemProgram,
} from './problem-programs.repository.ts';
export {
  listProblemSolutions,
  lockProblemSolutions,
  replaceProblemSolutions,
  type ProblemSolution,
} from './problem-solutions.repository.ts';
export {
  findProblem,
  findProblemByDisplayId,
  listAllowedLanguageNames,
  listCheckerLanguageNames,
  isLanguageOfAnyJudge,
  listLanguageNames,
  type ProblemRow,
} from './problems.repository.ts';
export {
  presentListed,
  presentPage,
  presentProblem,
  presentResults,
  presentTemplate,
} from './problems.presenter.ts';
export { loadOwnProblems, type OwnProblems } from './own-problems.repository.ts';
export { ownStatusOf } from './own-status.ts';
export { createProblemLoader } from './list-problems.ts';
export { createPartsLoader } from './problem-parts.ts';
export { registerProblems } from './problems.routes.ts';
export { canSeeProblem } from './get-problem-page.ts';
export {
  lockCaseFiles,
  putCaseFiles,
  storeCaseContents,
  storeTestData,
  type StoredCase,
  type StoredFiles,
} from './store-test-data.ts';
