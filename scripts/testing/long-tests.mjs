/**
 * Test files that take more than about ten seconds of CPU time each: faults, whole sites, real compilers on many programs, and every
 * call as every role. The longest come first: the runner starts them first, so that no core waits for the last one. `npm test` leaves
 * them out; `npm run test:all` and CI run them. Path suffixes, without `.test.ts` or `.test.tsx`.
 */
export const longTests = [
  'server/src/remote-faults',
  'commands/start',
  'upgrade/run-upgrade',
  'upgrade/interruption',
  'start-embedded-postgres',
  'testlib-header/generators-and-interactors',
  'languages/precompiled-headers',
  'server/src/imported-problems',
  'judging/end-to-end',
  'verify/fixtures',
  'verify/demo-problems',
  'backup/backup-and-restore',
  'backup/backup-folder',
  'commands/backup',
  'src/database-account',
  'server/src/monitoring',
  'similarity/similarity',
  'groups/group-leaks',
  'contests/contest-leaks',
  'training-administration/training-leaks',
  'discussions/discussion-leaks',
  'remote-judge/import/import-problem',
  'import/bulk/bulk-import',
  'training-administration/progress',
  'conformance/compile',
  'pipeline/judge-submission',
  'languages/language-programs',
  'verify/verify',
  'demo/load-demo-content',
  'src/query-plans',
  'site-export/site-export',
  'languages/standard-streams',
  'rehearse/run-rehearsal',
  'verify/imported-packages',
  'verify/counter-examples',
  'migrate/migrate-hoj',
  'problem-variants/end-to-end',
  'verify/export-and-import',
  'problem-types/checkers',
  'commands/doctor',
  'storage/s3-file-store',
  'judging/storm',
  'list/submission-blocks',
  'testlib-header/checkers',
  'accounts/login-protection',
  'markdown/hostile-markdown',
  'membership/wechat-pay',
  'judging/database-outage',
  'platform/database-outages',
];

/** The same for journeys. */
export const longJourneys = [
  'every-page',
  'remote',
  'preferences',
  'membership',
  'class',
  'account',
  'similarity',
  'back-office',
  'phone',
  'assistant',
  'sign-on',
  'exam-protection',
  'counter-example',
  'problem-exchange',
  'site-settings',
  'acm-contest',
];

/** Set for `npm test`. Without it vitest finds every test, also a long one by its name. */
export const leaveOutVariable = 'LEAVE_OUT_LONG_TESTS';

/** Patterns for the configuration of vitest. */
export const listLeftOut = (files) =>
  process.env[leaveOutVariable] === 'true' ? files.map((file) => `**/${file}.test.{ts,tsx}`) : [];
