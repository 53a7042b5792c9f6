/** For tests of the command line: the demo content, its programs and its test data. */
export { loadDemoContent } from '../modules/demo/index.ts';
export {
  readDemoProblems,
  statusOfVerdict,
  type DemoProblem,
  type DemoProgram,
} from '../modules/demo/read-demo-files.ts';
export { SeededRandom } from '../modules/demo/seeded-random.ts';
export { makeTestData } from '../modules/demo/test-data/make-test-data.ts';
