export { checkInput, type InputCheck } from './check-input.ts';
export { registerCounterExamples } from './counter-examples.routes.ts';
