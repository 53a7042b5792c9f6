export { registerSimilarity } from './similarity.routes.ts';
