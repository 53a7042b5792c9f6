/** Import and export of problems. */
import { z } from 'zod';
import { defineCalls, defineDownloads, superAdmin } from '../define-calls.ts';
import { importFormats, problemExchangeLimits } from '../problem-exchange.ts';
import { nothing, optionalInteger, text } from '../wire.ts';

const upload = {
  field: 'file',
  maximumBytes: problemExchangeLimits.uploadBytesMaximum,
  tooLarge: 'importTooLarge',
  isSpooled: true,
} as const;

/** Kept for existing clients: null if everything was imported, otherwise an error with counts. */
const importOf = (what: string) =>
  ({
    summary: `Imports ${what}. Each problem is imported whole or not at all; an error tells those that were not.`,
    access: superAdmin,
    upload,
    body: z.object({}),
    data: nothing(),
  }) as const;

/** A key that the client chooses for its import. Callers with the key may query its progress. */
const progressKey = text(64).regex(/^[\w-]{8,64}$/);

const remark = z.object({ code: z.string(), text: z.string() });

const importedProblem = z.object({
  /** The id in the archive. */
  name: z.string(),
  outcome: z.enum(['imported', 'skipped']),
  /** The new display id; null if skipped. */
  id: z.int().nullable(),
  problemId: z.string().nullable(),
  title: z.string().nullable(),
  caseCount: z.int(),
  /** Why it was skipped, in the caller's language. */
  reason: remark.nullable(),
  /** What was changed or left out. */
  notes: z.array(remark),
});

export const problemExchangeCalls = defineCalls({
  'POST /api/file/import-problem': importOf('a zip of HOJ'),
  'POST /api/file/import-qdoj-problem': importOf('a zip of QDUOJ'),
  'POST /api/file/import-fps-problem': importOf('an XML file in FPS, or a zip of such files'),
  'POST /api/file/import-hydro-problem': importOf('a zip of Hydro'),
  'POST /api/file/import-icpc-problem': importOf('a zip of packages in the format of ICPC and Kattis'),
  'POST /api/file/import-polygon-problem': importOf('a package of Polygon'),
  'POST /api/file/import-problems': {
    summary: 'Imports problems in any known format and answers what became of each.',
    access: superAdmin,
    query: z.object({
      format: z.enum(['auto', ...importFormats]).default('auto'),
      /** How to treat a problem whose display id is in use. */
      taken: z.enum(['skip', 'renumber']).default('skip'),
      /** 1: public; 2: administrators only. */
      auth: optionalInteger({ min: 1, max: 2 }),
      key: progressKey.optional(),
    }),
    upload,
    body: z.object({}),
    data: z.object({ format: z.enum(importFormats), problems: z.array(importedProblem) }),
  },
  'GET /api/admin/problem/import-progress': {
    summary: 'How far an import is that this server is working on; null when it is not.',
    access: superAdmin,
    query: z.object({ key: progressKey }),
    data: z
      .object({
        state: z.enum(['waiting', 'reading']),
        imported: z.int(),
        skipped: z.int(),
        /** The current problem. */
        current: z.string().nullable(),
      })
      .nullable(),
  },
});

export const problemExchangeDownloads = defineDownloads({
  'GET /api/file/export-problem': {
    summary: 'A zip of HOJ with the problems named by `pid`, which may be repeated.',
    access: superAdmin,
  },
  'GET /api/file/export-icpc-problem': {
    summary:
      'A zip with one package in the format of ICPC for each problem named by `pid`, which may be repeated.',
    access: superAdmin,
  },
});
