export { registerSingleSignOn } from './single-sign-on.routes.ts';
