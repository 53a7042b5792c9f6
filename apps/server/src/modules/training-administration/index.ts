export { getAdministeredTraining } from './administered-training.ts';
export { copyInto } from './handle-training.ts';
export { addFromBank } from './problems/change-training-problems.ts';
export { registerTrainingAdministration } from './training-administration.routes.ts';
