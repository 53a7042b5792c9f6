import type { FileTree } from '../file-tree/file-tree.ts';
import type { ProblemPackage } from '../jury-package/problem-package.ts';
import { PackageError } from '../package-error.ts';
import { chooseScoring } from './grade.ts';
import { readOutputValidator } from './output-validator.ts';
import { readProblemSettings } from './problem-settings.ts';
import { readSubmissions } from './read-submissions.ts';
import { readSiteSettings } from './site-settings.ts';
import { readTestData } from './read-test-data.ts';
import { listCases } from './test-group.ts';

const mostStackMb = 1000;

/** ICPC/Kattis problem packages, legacy and 2023-07. */
export async function readKattisPackage(folder: FileTree): Promise<ProblemPackage> {
  const settings = await readProblemSettings(folder);
  const site = await readSiteSettings(folder);
  const grading = await readTestData(folder, settings);
  const cases = listCases(grading);
  const validator = await readOutputValidator(folder, settings, cases);
  const submissions = await readSubmissions(folder, settings);
  if (submissions.length === 0)
    throw new PackageError('submissions', 'there is no submission in its folders', 'file-missing');
  return {
    name: folder.name,
    limits: {
      timeLimitMs: settings.timeLimitMs,
      memoryLimitMb: settings.memoryLimitMb,
      // The format limits total memory including the stack. Java does not allow a stack of more than a gigabyte.
      stackLimitMb: Math.min(settings.memoryLimitMb, mostStackMb),
      areScaled: false,
      outputLimitMb: settings.outputLimitMb,
    },
    fileIo: site?.fileIo ?? null,
    isTrailingBlankIgnored: true,
    scoring: 'acm',
    judgeMode: settings.isInteractive ? 'interactive' : 'spj',
    caseMode: 'default',
    fullScore: 0,
    checker: { program: validator.program, convention: 'kattis' },
    cases: cases.map(({ name, input, answer, validatorArguments }) => ({
      name,
      source: { kind: 'files', input, answer },
      score: null,
      group: 1,
      checkerArguments: validatorArguments,
    })),
    grading: {
      root: chooseScoring(grading, submissions),
      isScoring: settings.isScoring,
      objective: settings.objective,
    },
    submissions,
    notes: [
      ...settings.notes,
      ...validator.notes,
      ...folder.skippedLinks.map((path) => `${path}: left out, because the link leads out of the package`),
    ],
  };
}
