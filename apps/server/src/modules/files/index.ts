export { registerFiles } from './files.routes.ts';
