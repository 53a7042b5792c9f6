import { readFile } from 'node:fs/promises';

/** Since the machine was started. Containers share it with their host, so judges in several of them know that they are neighbours. */
const file = '/proc/sys/kernel/random/boot_id';

export const loadMachineId = async (): Promise<string> => (await readFile(file, 'utf8')).trim();
