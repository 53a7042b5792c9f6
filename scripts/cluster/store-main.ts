/** The S3-compatible store of the cluster, as a program of its own. */
import { listenForStop } from '@touchstone/process-table/listen-for-stop';
import { startS3TestServer } from '@touchstone/server/s3-test-server';

const { STORE_FOLDER: folder = '', PORT: port = '' } = process.env;
const store = await startS3TestServer({ folder, port: Number(port) });
listenForStop({ stop: () => void store.close().then(() => process.exit()) });
process.send?.({ type: 'ready' });
