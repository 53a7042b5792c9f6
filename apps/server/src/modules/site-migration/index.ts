export { registerSiteMigration } from './site-migration.routes.ts';
