export { registerStandings } from './standings.routes.ts';
