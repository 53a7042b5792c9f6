import { groupAccesses, type GroupAccess } from '@touchstone/contract/group-limits';

/** `auth` on the wire counts from one. An unknown number fails closed. */
export const accessOf = (auth: number): GroupAccess => groupAccesses[auth - 1] ?? 'private';
