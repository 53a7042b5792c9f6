import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { describe, expect, it } from 'vitest';
import { describeSize } from './due-slices.ts';
import { countMatches, injectFault, listFaults } from './fault.ts';
import { parseOptions } from './options.ts';
import { readFailures } from './run-tests.ts';

describe('the faults', () => {
  const faults = listFaults();

  it.each(faults.map((fault) => [fault.name, fault] as const))('%s fits its file', (_, fault) => {
    const text = readFileSync(join(repositoryRoot, fault.file), 'utf8');
    expect(countMatches(text, fault)).toBe(1);
    expect(injectFault(text, fault)).not.toBe(text);
  });

  it('are at least 60, each with a name of its own', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.filter(({ name }) => !/^[a-z][a-z0-9-]+$/.test(name))).toEqual([]);
  });

  it('are in every part of the product', () => {
    const areas = new Set(faults.map(({ area }) => area));
    const wanted = ['rules', 'contract', 'server', 'judge', 'sandbox', 'web', 'cli', 'database'];
    expect(wanted.filter((area) => !areas.has(area))).toEqual([]);
  });
});

it('replaces the text as it is written, without patterns', () => {
  const fault = { name: 'a', area: '', kind: '', file: 'a.ts', find: 'x === 1', replace: '$& $1', tells: '' };
  expect(injectFault('if (x === 1) y;', fault)).toBe('if ($& $1) y;');
  expect(() => injectFault('x === 1 || x === 1', fault)).toThrow('a: the text to replace occurs 2 times');
});

it('resumes only where results are kept', () => {
  expect(() => parseOptions(['--resume'])).toThrow('--json');
  expect(parseOptions(['one', '--json', 'file', '--resume'])).toMatchObject({
    names: ['one'],
    resultsPath: 'file',
    isResumed: true,
  });
});

it('reads which tests failed, also of a file that could not be loaded', () => {
  const report = {
    testResults: [
      {
        name: '/root/a.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'a b' }],
      },
      { name: '/root/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/root/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'c' }] },
    ],
  };
  expect(readFailures(JSON.stringify(report), '/root')).toEqual([
    { file: 'a.test.ts', test: 'a b' },
    { file: 'b.test.ts', test: '' },
  ]);
});

it('selects the slices that are due for a change', () => {
  const slices = [
    { name: 'backups', tests: ['apps/cli/src/backup'], paths: ['apps/cli/src/commands/backup.ts'] },
    { name: 'pages', tests: [], paths: ['apps/web/src'], variable: 'THOROUGH_PAGES' },
  ];
  const select = (file: string) => describeSize(slices, [file]);
  expect(select('apps/cli/src/backup/retention.ts')).toMatchObject({ TEST_SLICES: 'backups' });
  expect(select('apps/web/src/ui/pager.tsx')).toMatchObject({ TEST_SLICES: 'pages', THOROUGH_PAGES: 'all' });
  expect(select('apps/website.ts')).toMatchObject({ TEST_SLICES: '' });
});
