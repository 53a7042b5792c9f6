/** The S3-compatible store of the tests in place of that of compose.yaml, with its settings. */
import { listenForStop } from '@touchstone/process-table/listen-for-stop';
import { startS3TestServer } from '@touchstone/server/s3-test-server';

const {
  ROOT_ACCESS_KEY: accessKeyId = '',
  ROOT_SECRET_KEY: secretAccessKey = '',
  VGW_PORT = '',
} = process.env;
const store = await startS3TestServer({
  folder: '/data',
  address: '0.0.0.0',
  port: Number(VGW_PORT.replace(':', '')),
  keys: { accessKeyId, secretAccessKey, region: 'us-east-1' },
});
listenForStop({ stop: () => void store.close().then(() => process.exit()) });
