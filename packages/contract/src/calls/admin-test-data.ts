/** Upload and download of a problem's test data. */
import { z } from 'zod';
import { contentAdmin, defineCalls, defineDownloads, login } from '../define-calls.ts';
import { fileLimits } from '../file-limits.ts';
import { caseModes } from '../judge-messages.ts';
import { optionalIdentifier } from '../wire.ts';

/** The group that the problem belongs to: its admins may upload, too. */
const ofGroup = optionalIdentifier();

export const adminTestDataCalls = defineCalls({
  'POST /api/file/upload-testcase-zip': {
    summary:
      'Takes an archive of test data: X.in with X.out or X.ans, or …input….txt with …output….txt, at its top. Kept for a day until a problem is saved with it.',
    access: contentAdmin,
    query: z.object({
      /** How cases are scored. With groups, each case starts in the first group. An unknown mode counts as the default. */
      mode: z.enum(caseModes).catch('default'),
      gid: ofGroup,
    }),
    upload: {
      field: 'file',
      maximumBytes: fileLimits.testDataMaximumBytes,
      tooLarge: 'testDataTooLarge',
      isSpooled: true,
    },
    body: z.object({}),
    data: z.object({
      /** In judging order. */
      fileList: z.array(
        z.object({
          input: z.string(),
          output: z.string(),
          groupNum: z.int().optional(),
          inputBytes: z.int(),
          outputBytes: z.int(),
          /** As in the list of stored cases: equal for equal content. */
          inputHash: z.string(),
          outputHash: z.string(),
          /** The archive had no answer for this input, so an empty one was created. */
          isOutputMissing: z.boolean(),
        }),
      ),
      /** Sent as `uploadTestcaseDir` when the problem is saved. */
      fileListDir: z.string(),
      /** Ignored files: their number, and the first names. */
      ignoredCount: z.int(),
      ignored: z.array(z.string()),
    }),
  },
  'POST /api/file/upload-testcase-file': {
    summary:
      'Takes one file of test data, an input or an answer. Kept for a day until a problem is saved with it.',
    access: contentAdmin,
    query: z.object({ gid: ofGroup }),
    upload: {
      field: 'file',
      maximumBytes: fileLimits.testDataMaximumBytes,
      tooLarge: 'testDataTooLarge',
      isSpooled: true,
    },
    body: z.object({}),
    data: z.object({
      name: z.string(),
      bytes: z.int(),
      hash: z.string(),
      /** Sent as `inputDir` or `outputDir` of a case. As `outputDir` with `emptyOutput`, it is an empty answer. */
      fileListDir: z.string(),
      emptyOutput: z.string(),
      emptyHash: z.string(),
    }),
  },
});

export const adminTestDataDownloads = defineDownloads({
  'GET /api/file/download-testcase': {
    summary: 'The test data of a problem (query: pid) as a zip, in the form in which it can be uploaded.',
    access: login,
  },
});
