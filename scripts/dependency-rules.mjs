/** The directions of docs/ARCHITECTURE.md, as rules that `npm test` enforces. */
import { declaredDependencyRules } from './declared-dependencies.mjs';

/** Modules of the server: each may import those to its left, and only through their index file. */
const moduleOrder = [
  'site',
  // Writes notices in the transaction of its callers; `messages` reads them.
  'notices',
  'accounts',
  'membership',
  'files',
  'groups',
  'tags',
  'problems',
  'practice',
  'trainings',
  'contests',
  'submissions',
  'problem-administration',
  'judging',
  'problem-checks',
  'counter-examples',
  'contest-administration',
  'training-administration',
  'similarity',
  'group-content',
  'assistant',
  'problem-variants',
  // Disbands and copies groups with all of their content.
  'group-lifecycle',
  'problem-exchange',
  'standings',
  // Previewed verdicts change scoreboards.
  'rejudge-previews',
  'clics',
  'rankings',
  'profiles',
  'users',
  // Logins through other sites give roles and groups.
  'single-sign-on',
  'discussions',
  'comments',
  'messages',
  'remote-judge',
  'dashboard',
  // Shows what `touchstone migrate` has written.
  'site-migration',
  'demo',
];

const folder = (name) => `^apps/server/src/modules/${name}/`;

const moduleOrderRules = moduleOrder.slice(0, -1).map((name, index) => ({
  name: `modules-only-to-the-left: ${name}`,
  severity: 'error',
  from: { path: folder(name) },
  to: { path: folder(`(${moduleOrder.slice(index + 1).join('|')})`) },
}));

const forbidden = (name, from, to, exceptions) => ({
  name,
  severity: 'error',
  from: { path: from, ...(exceptions?.from && { pathNot: exceptions.from }) },
  to: { path: to, ...(exceptions?.to && { pathNot: exceptions.to }) },
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.](css|svg|woff2)' },
    },
    ...moduleOrderRules,
    ...declaredDependencyRules,
    {
      name: 'modules-through-the-door',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/([^/]+)/',
        // Test fixtures are shared by tests; see the next rule.
        pathNot: ['^apps/server/src/modules/$1/', '/index\\.ts$', '^apps/server/src/modules/[^/]+/testing/'],
      },
    },
    forbidden(
      'testing-is-for-tests',
      '^apps/server/src/modules/',
      '^apps/server/src/modules/[^/]+/testing/',
      { from: '([.]test[.]ts$|/testing/)' },
    ),
    forbidden(
      'platform-knows-no-feature',
      '^apps/server/src/platform/',
      '^apps/server/src/(modules|app|main|testing)',
      // Its tests start a whole server.
      { from: '[.]test[.]ts$' },
    ),
    forbidden('contract-stands-alone', '^packages/contract/', '^(apps|packages/(?!contract/))'),
    forbidden('rules-know-only-the-contract', '^packages/rules/', '^(apps|packages/(?!(rules|contract)/))'),
    forbidden(
      'api-client-knows-only-the-contract',
      '^packages/api-client/',
      '^(apps|packages/(?!(api-client|contract)/))',
    ),
    forbidden('cli-knows-no-web', '^apps/cli/', '^apps/web/'),
    forbidden('cli-enters-the-server-through-its-doors', '^apps/cli/', '^apps/server/', {
      to: '^apps/server/src/doors/',
    }),
    forbidden('doors-for-tests', '^apps/cli/', '^apps/server/src/doors/(demo|testing)[.]ts$', {
      from: '[.]test[.]ts$',
    }),
    forbidden('server-uses-no-door-of-its-own', '^apps/server/', '^apps/server/src/doors/', {
      from: '^apps/server/src/doors/',
    }),
    forbidden('cli-knows-no-scripts', '^(apps/(cli|judge|web)|packages)/', '^(scripts|journeys)/'),
    forbidden('scripts-know-no-cli', '^(scripts|journeys)/', '^apps/cli/'),
    forbidden(
      'site-setup-stands-alone',
      '^packages/site-setup/',
      '^(apps|packages/(?!site-setup/)|node_modules)',
      {
        from: '[.]test[.]ts$',
      },
    ),
    forbidden(
      'process-table-stands-alone',
      '^packages/process-table/',
      '^(apps|packages/(?!process-table/))',
    ),
    forbidden(
      'database-knows-only-the-process-table',
      '^packages/database/',
      '^(apps|packages/(?!(database|process-table)/))',
    ),
    forbidden(
      'formats-know-contract-and-rules',
      '^packages/problem-formats/',
      '^(apps|packages/(?!(problem-formats|contract|rules)/))',
    ),
    forbidden(
      'remote-judges-know-only-the-contract',
      '^packages/remote-judges/',
      '^(apps|packages/(?!(remote-judges|contract)/))',
    ),
    forbidden('similarity-stands-alone', '^packages/similarity/', '^(apps|packages/(?!similarity/))'),
    forbidden(
      'site-migration-knows-contract-rules-and-formats',
      '^packages/site-migration/',
      '^(apps|packages/(?!(site-migration|contract|rules|problem-formats)/))',
    ),
    forbidden(
      'sandbox-knows-only-the-process-table',
      '^packages/sandbox/',
      '^(apps|packages/(?!(sandbox|process-table)/))',
    ),
    forbidden('server-imports', '^apps/server/', '^(apps/(?!server/)|packages/(sandbox|site-migration)/)'),
    forbidden(
      'judge-imports',
      '^apps/judge/',
      '^(apps/(?!judge/)|packages/(database|problem-formats|remote-judges|site-migration)/)',
    ),
    forbidden(
      'web-imports',
      '^apps/web/',
      '^(apps/(?!web/)|packages/(database|sandbox|problem-formats|remote-judges|site-migration)/)',
    ),
    forbidden('web-ui-and-lib-know-no-feature', '^apps/web/src/(ui|lib)/', '^apps/web/src/(features|app)/'),
    forbidden('web-lib-knows-no-ui', '^apps/web/src/lib/', '^apps/web/src/ui/'),
    forbidden('web-features-know-no-app', '^apps/web/src/features/', '^apps/web/src/app/'),
    {
      name: 'web-features-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['apps/web/dist', '^data/', '[.]d[.]mts$'] },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
