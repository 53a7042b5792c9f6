/** For tests of the command line and the bench: the demo content, its programs and its test data. */
export { loadDemoContent } from '../modules/demo/index.ts';
export {
  loadDemoProblems,
  statusOfVerdict,
  type DemoProblem,
  type DemoProgram,
} from '../modules/demo/load-demo-files.ts';
export { SeededRandom } from '../modules/demo/seeded-random.ts';
export { makeTestData } from '../modules/demo/test-data/make-test-data.ts';
export {
  describeWrongProgram,
  wrongPrograms,
  type WrongProgram,
} from '../modules/demo/testing/wrong-programs/index.ts';
