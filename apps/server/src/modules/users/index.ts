export { registerUsers } from './users.routes.ts';
