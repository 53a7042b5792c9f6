export * from './judging-queue/index.ts';
