export { registerGroupLifecycle } from './group-lifecycle.routes.ts';
