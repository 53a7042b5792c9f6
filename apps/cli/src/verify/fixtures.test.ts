/** Judges every folder of fixtures/ with the real judge and compares the results with the expectations. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { verifyHere, type VerifiedHere } from './testing/verify-here.ts';

const folder = join(repositoryRoot, 'fixtures');
const problems = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
/** Languages that every judge machine has. */
const alwaysThere = /^(C|C With O2|C\+\+( (17|20))?( With O2)?|Python3|JavaScript Node|TypeScript)$/;

describe('fixtures', () => {
  let verified: VerifiedHere;

  beforeAll(async () => {
    verified = await verifyHere(folder);
  }, 600_000);

  it.each(problems.map(({ name }) => name))('%s: every submission meets its expectation', (problem) => {
    const reports = verified.reports.filter((report) => report.problem === problem);
    expect(reports.length).toBeGreaterThan(0);
    expect(reports.filter(({ ok }) => ok === false)).toEqual([]);
  });

  it('are all read, and only optional languages are skipped', () => {
    expect(verified.totals.unreadable).toEqual([]);
    const skipped = verified.reports.filter(({ got }) => got === null).map(({ language }) => language);
    expect(skipped.filter((language) => alwaysThere.test(language))).toEqual([]);
  });

  it('are at least twelve problems and eighty submissions in six languages', () => {
    const languages = new Set(
      verified.reports.map(({ language }) => language.replace(/^(C(\+\+)?) .*$/, '$1')),
    );
    expect(problems.length).toBeGreaterThanOrEqual(12);
    expect(verified.reports.length).toBeGreaterThanOrEqual(80);
    expect(languages.size).toBeGreaterThanOrEqual(6);
  });
});
