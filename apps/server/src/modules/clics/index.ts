export { registerClics } from './clics.routes.ts';
