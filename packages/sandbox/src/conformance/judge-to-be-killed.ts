/** A judge with a run under way; the test kills it. */
import { openSandbox } from '../index.ts';
import { makeRequest } from './conformance-request.ts';

const [stateFolder = ''] = process.argv.slice(2);
const sandbox = await openSandbox({ slots: 1, binds: [], stateFolder });
console.log('open');
await sandbox.slots[0]?.run(makeRequest(['/bin/sleep', '1000']));
