/** Where the site stores its files and its data. The operator configures both; passwords never leave the server. */
import { z } from 'zod';
import { defineCalls, withPermission } from '../define-calls.ts';
import { integer, nothing, wireDate } from '../wire.ts';

const access = withPermission('system_info_admin');

export const adminStorageCalls = defineCalls({
  'GET /api/admin/config/storage': {
    summary: 'The file store: location, content and free space.',
    access,
    data: z.object({
      kind: z.enum(['disk', 's3']),
      /** The folder, or the URL of the bucket; no keys. */
      location: z.string(),
      region: z.string().nullable(),
      usage: z.array(z.object({ purpose: z.string(), files: z.int(), bytes: z.int() })),
      databaseBytes: z.int(),
      /** Of the folder, or of the data directory if files are in a bucket. */
      disk: z.object({ folder: z.string(), totalBytes: z.int(), freeBytes: z.int() }),
      level: z.enum(['fine', 'low', 'critical']),
      /** Of files that nothing references any more, every night. Null before the first one. */
      sweep: z
        .object({
          /** `foreign`: the store belongs to another site; `asks`: it would remove a large share. Both removed nothing. */
          outcome: z.enum(['done', 'foreign', 'asks']),
          sweptAt: wireDate(),
          totalFiles: z.int(),
          unreferencedFiles: z.int(),
        })
        .nullable(),
    }),
  },
  'POST /api/admin/config/confirm-sweep': {
    summary: 'Lets the removal of unreferenced files begin that has asked, for at most so many files.',
    access,
    body: z.object({ files: integer({ min: 0 }) }),
    data: nothing(),
  },
  'POST /api/admin/config/test-storage': {
    summary: 'Writes a small file to the store, reads it again and removes it.',
    access,
    data: z.object({
      isWorking: z.boolean(),
      /** The failed step and the error of the store. */
      failedStep: z.enum(['write', 'read', 'remove']).nullable(),
      reason: z.string().nullable(),
      writeMs: z.number().nullable(),
      readMs: z.number().nullable(),
    }),
  },
  'GET /api/admin/config/get-db-and-redis-config': {
    summary: 'How the server reaches its database, without the password. There is no Redis.',
    isAnyMethod: true,
    access,
    data: z.object({
      dbName: z.string().nullable(),
      dbHost: z.string().nullable(),
      dbPort: z.int().nullable(),
      dbUsername: z.string().nullable(),
      dbPassword: z.null(),
      redisHost: z.null(),
      redisPort: z.null(),
      redisPassword: z.null(),
    }),
  },
  'PUT /api/admin/config/set-db-and-redis-config': {
    summary: 'Always refused: the database is set by the operator, before the server starts.',
    access,
    data: nothing(),
  },
});
