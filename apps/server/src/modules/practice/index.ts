export { registerPractice } from './practice.routes.ts';
