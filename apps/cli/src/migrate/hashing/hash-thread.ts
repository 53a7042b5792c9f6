/** A thread that hashes one list of MD5 hashes after another. */
import { parentPort } from 'node:worker_threads';
import { hashOverMd5 } from '@touchstone/server/password-hashes';
import type { HashRequest } from './hash-message.ts';

parentPort?.on('message', ({ md5, cost }: HashRequest) => {
  parentPort?.postMessage(
    md5.map((one) => hashOverMd5(one, cost)),
    [],
  );
});
