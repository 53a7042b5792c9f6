export { copyInto } from './handle-training.ts';
export { registerTrainingAdministration } from './training-administration.routes.ts';
