import type { CaseRule, Expectation } from '../jury-package/problem-package.ts';
import { verdicts, type Verdict } from '../jury-package/verdict.ts';
import { findFolderExpectation, ruleOfFolder, type FolderExpectation } from './default-expectations.ts';
import type { Annotation } from './expected-results.ts';
import type { SubmissionRule } from './submission-settings.ts';

export interface ExpectationSources {
  readonly edition: 'legacy' | '2023-07';
  /** The folder directly in `submissions/`. */
  readonly folder: string;
  readonly annotation: Annotation;
  readonly rules: readonly SubmissionRule[];
}

/** Undefined: no expectation. The annotation in the source comes first, then settings, then the folder. */
export function combineExpectation(sources: ExpectationSources): Expectation | undefined {
  const { edition, folder, annotation, rules } = sources;
  const usual = findFolderExpectation(edition, folder);
  if (annotation.verdicts) {
    const boundsTimeLimit = annotation.verdicts.every((verdict) => verdict === 'AC');
    const { verdicts: expected, score } = annotation;
    return { verdicts: expected, caseRules: [], score, caseVerdicts: undefined, boundsTimeLimit };
  }
  if (!usual && rules.length === 0 && edition === 'legacy') return undefined;
  const replacing = rules.find(({ submissions, pattern }) => submissions === folder && pattern === undefined);
  const base = usual && replaceFolderRule(usual, replacing);
  const caseRules = [
    ...(base ? ruleOfFolder(base) : []),
    ...rules.filter((rule) => rule !== replacing || !base),
  ];
  const scores = rules.filter(({ pattern, score }) => pattern === undefined && score !== undefined);
  return {
    verdicts:
      base && caseRules.length <= 1
        ? verdictsOf(base, caseRules)
        : verdictsOfRules(caseRules, base?.verdicts),
    caseRules,
    score: annotation.score ?? scores.at(-1)?.score,
    caseVerdicts: undefined,
    boundsTimeLimit: boundsTimeLimit(base, rules),
  };
}

/** Absent keys keep the value of the folder. */
function replaceFolderRule(usual: FolderExpectation, rule: SubmissionRule | undefined): FolderExpectation {
  if (!rule) return usual;
  const permitted = rule.permitted ?? usual.permitted;
  const required = rule.required ?? usual.required;
  if (rule.permitted === undefined && rule.required === undefined) return usual;
  return {
    ...usual,
    ...(permitted && { permitted }),
    ...(required && { required }),
    verdicts: required ?? permitted ?? usual.verdicts,
  };
}

function verdictsOf(base: FolderExpectation, rules: readonly CaseRule[]): readonly Verdict[] {
  return rules.length === 0 ? base.verdicts : verdictsOfRules(rules, base.verdicts);
}

/** Possible overall verdicts when each rule holds: a required one, or a permitted one if none is required. */
function verdictsOfRules(
  rules: readonly CaseRule[],
  usual: readonly Verdict[] | undefined,
): readonly Verdict[] {
  const required = rules.flatMap(({ required }) => required ?? []);
  const forAll = rules.filter(({ pattern, permitted }) => pattern === undefined && permitted !== undefined);
  const permitted = verdicts.filter((verdict) => forAll.every((rule) => rule.permitted?.includes(verdict)));
  if (required.length > 0)
    return verdicts.filter((verdict) => required.includes(verdict) && permitted.includes(verdict));
  if (forAll.length === 0) return usual ?? verdicts.filter((verdict) => verdict !== 'SE' && verdict !== 'CE');
  return permitted;
}

function boundsTimeLimit(base: FolderExpectation | undefined, rules: readonly SubmissionRule[]): boolean {
  const said = rules.findLast(({ usedForTimeLimit }) => usedForTimeLimit !== undefined)?.usedForTimeLimit;
  if (said !== undefined) return said === 'lower' || (said === true && (base?.boundsTimeLimit ?? false));
  const forbidsSlowness = rules.some(
    ({ permitted, pattern }) => pattern === undefined && permitted && !permitted.includes('TLE'),
  );
  return (base?.boundsTimeLimit ?? false) || forbidsSlowness;
}
