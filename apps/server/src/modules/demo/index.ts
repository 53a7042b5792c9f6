export { loadDemoContent } from './load-demo-content.ts';
export { readDemoProblems, statusOfVerdict, type DemoProblem, type DemoProgram } from './read-demo-files.ts';
export { makeTestData } from './test-data/make-test-data.ts';
