/** For a cluster on one machine: the S3-compatible store of the tests. */
export { startS3TestServer, storageUrlOf } from '../platform/storage/testing/s3-test-server.ts';
