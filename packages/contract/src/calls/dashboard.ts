import { z } from 'zod';
import { anonymous, anyAdmin, defineCalls, superAdmin } from '../define-calls.ts';
import { identifier, optionalText, page, paging, wireDate } from '../wire.ts';

const mailState = z.enum(['queued', 'sent', 'kept', 'failed']);

/** A login record: it remains after the session ends. */
const loginRow = z.object({
  id: z.int(),
  uid: z.string(),
  userAgent: z.string().nullable(),
  ip: z.string().nullable(),
  gmtCreate: wireDate(),
  gmtModified: wireDate(),
});

/** This server process only, without its siblings. Existing clients determine the field names. */
const serviceInfo = z.object({
  nacos: z.object({ status: z.enum(['UP', 'DOWN']) }),
  backupCores: z.int(),
  backupService: z.array(
    z.object({
      serviceId: z.string(),
      host: z.string(),
      port: z.int(),
      secure: z.boolean(),
      metadata: z.record(z.string(), z.string()),
    }),
  ),
  backupPercentCpuLoad: z.string(),
  backupPercentMemoryLoad: z.string(),
  version: z.string(),
  nodeVersion: z.string(),
  databaseVersion: z.string(),
  databaseBytes: z.int(),
  startTime: wireDate(),
  processMemoryBytes: z.int(),
});

export const dashboardCalls = defineCalls({
  'GET /api/health': {
    summary:
      'The version, and whether database, queue, disk and at least one judge are ready (HTTP 503 otherwise).',
    access: anonymous,
    data: z.object({
      database: z.boolean(),
      queue: z.boolean(),
      /** More than the reserve is free: submissions and uploads are accepted. */
      disk: z.boolean(),
      /** Those that take work: one that is paused because its machine fails is not counted. */
      judges: z.int(),
      /** Of the product, as in the manifest at the root: `touchstone upgrade` waits for the new one. */
      version: z.string(),
    }),
  },
  'GET /api/health/server': {
    summary:
      'Whether this server answers: for load balancers. It asks neither database nor judges, which all servers share.',
    access: anonymous,
    data: z.object({ version: z.string() }),
  },
  'GET /api/admin/dashboard/get-dashboard-info': {
    summary: 'How many users there are, and how much was submitted today.',
    access: anyAdmin,
    data: z.object({
      userNum: z.int(),
      recentContestNum: z.int(),
      todayJudgeNum: z.int(),
      problemNum: z.int(),
      submissionNum: z.int(),
    }),
  },
  'GET /api/admin/dashboard/logins': {
    summary: 'The caller’s own last logins, newest first.',
    access: anyAdmin,
    data: z.array(loginRow),
  },
  'GET /api/admin/dashboard/statistics': {
    summary: 'Submissions, what became of them, and new users of the last two weeks, by days of the site.',
    access: anyAdmin,
    data: z.object({
      days: z.array(
        z.object({ day: z.string(), submissions: z.int(), accepted: z.int(), newUsers: z.int() }),
      ),
      results: z.array(z.object({ status: z.int(), count: z.int() })),
    }),
  },
  'GET /api/admin/dashboard/queue': {
    summary: 'How much waits for judges and how much they are working on, by lane.',
    access: anyAdmin,
    data: z.object({
      lanes: z.array(z.object({ lane: z.string(), waiting: z.int(), running: z.int() })),
      /** The time since which the oldest entry waits. */
      waitingSince: wireDate().nullable(),
    }),
  },
  'GET /api/admin/config/get-service-info': {
    summary: 'The server that answers: its load, its versions, and how large the database is.',
    isAnyMethod: true,
    access: anyAdmin,
    data: serviceInfo,
  },
  'GET /api/admin/outbox': {
    summary: 'Mails of the site, newest first.',
    access: superAdmin,
    query: z.object({ ...paging(20), state: mailState.nullish() }),
    data: page(
      z.object({
        id: identifier(),
        recipient: z.string(),
        subject: z.string(),
        text: z.string(),
        state: mailState,
        lastError: z.string().nullable(),
        gmtCreate: wireDate(),
      }),
    ),
  },
  'GET /api/admin/audit-log': {
    summary: 'What administrators changed, newest first.',
    access: superAdmin,
    query: z.object({ ...paging(20), keyword: optionalText(100) }),
    data: page(
      z.object({
        id: identifier(),
        actor: z.string(),
        action: z.string(),
        target: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
        ip: z.string().nullable(),
        gmtCreate: wireDate(),
      }),
    ),
  },
});

/** Separate, because existing clients send it a body type that no other call accepts. */
export const lastLoginCalls = defineCalls({
  'POST /api/admin/dashboard/get-sessions': {
    summary:
      'The caller’s login before the present one, or the only one. Whatever is sent with it is ignored.',
    access: anyAdmin,
    data: loginRow,
  },
});
