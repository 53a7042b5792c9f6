/** Test data on its way to a problem, and back to whoever looks after it. */
import { z } from 'zod';
import { anyAdmin, defineCalls, defineDownloads, login } from '../define-calls.ts';
import { fileLimits } from '../file-limits.ts';
import { caseModes } from '../judge-messages.ts';
import { optionalIdentifier } from '../wire.ts';

export const adminTestDataCalls = defineCalls({
  'POST /api/file/upload-testcase-zip': {
    summary:
      'Takes an archive of test data: X.in with X.out or X.ans, or …input….txt with …output….txt, at its top. Kept for a day until a problem is saved with it.',
    access: anyAdmin,
    query: z.object({
      /** How cases are scored: in groups, each begins in the first. What is unknown counts as the usual one. */
      mode: z.enum(caseModes).catch('default'),
      /** Whoever writes for a group will name it. Without groups this call is for administrators. */
      gid: optionalIdentifier(),
    }),
    upload: {
      field: 'file',
      maximumBytes: fileLimits.testDataMaximumBytes,
      tooLarge: 'testDataTooLarge',
      isSpooled: true,
    },
    body: z.object({}),
    data: z.object({
      /** In the order of judging. */
      fileList: z.array(
        z.object({
          input: z.string(),
          output: z.string(),
          groupNum: z.int().optional(),
          inputBytes: z.int(),
          outputBytes: z.int(),
          /** The archive had no answer for this input: an empty one was made. */
          isOutputMissing: z.boolean(),
        }),
      ),
      /** To be sent as `uploadTestcaseDir` when the problem is saved. */
      fileListDir: z.string(),
      /** Files that are no test data: how many, and the first of them. */
      ignoredCount: z.int(),
      ignored: z.array(z.string()),
    }),
  },
});

export const adminTestDataDownloads = defineDownloads({
  'GET /api/file/download-testcase': {
    summary: 'The test data of a problem (query: pid) as a zip, in the form in which it can be uploaded.',
    access: login,
  },
});
