export * from './judging-queue/index.ts';
export { registerSubmissions } from './register-submissions.ts';
