export { registerMessages } from './messages.routes.ts';
