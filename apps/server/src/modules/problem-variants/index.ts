export { registerProblemVariants } from './variants.routes.ts';
