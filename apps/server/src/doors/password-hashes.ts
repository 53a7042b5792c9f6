/** For threads that hash the passwords of a migration: a thread must not load the whole server. */
export { hashOverMd5, type HashingCost } from '../platform/passwords.ts';
