import { z } from 'zod';
import type { SettingsFile } from '../settings-file.ts';
import { parseArguments, splitArguments } from './split-arguments.ts';
import type { LegacyGrading } from './test-group.ts';

/** `testdata.yaml` of legacy packages. Absent keys inherit from the parent group. */
export interface LegacyGroupSettings {
  readonly grading: LegacyGrading;
  readonly validatorArguments: readonly string[];
}

const flags = z.union([z.string(), z.number(), z.array(z.coerce.string())]).nullish();
const legacySchema = z.strictObject({
  on_reject: z.enum(['break', 'continue', 'first_error', 'worst_error', 'grade']).nullish(),
  grading: z.enum(['default', 'custom']).nullish(),
  grader_flags: z.string().nullish(),
  input_validator_flags: z.unknown().optional(),
  output_validator_flags: z.union([flags, z.record(z.string(), flags)]).optional(),
  accept_score: z.coerce.number().nullish(),
  reject_score: z.coerce.number().nullish(),
  range: z.union([z.string(), z.number()]).nullish(),
});

const legacyOnlyKeys = ['on_reject', 'grading', 'grader_flags', 'accept_score', 'reject_score', 'range'];

/** Packages of the drafts of 2023-07 may still grade their groups in the way of legacy ones. */
export const hasLegacyGrading = ({ keys }: SettingsFile): boolean =>
  keys.some((key) => legacyOnlyKeys.includes(key));

const verdictModes = ['worst_error', 'first_error', 'always_accept'] as const;
const scoreModes = ['sum', 'avg', 'min', 'max'] as const;

export const legacyDefaults: LegacyGroupSettings = {
  grading: {
    kind: 'legacy',
    onReject: 'break',
    verdict: 'worst_error',
    score: 'sum',
    ignoresSample: false,
    acceptsIfAny: false,
    acceptScore: 1,
    rejectScore: 0,
    scoresOnce: false,
    range: [-Infinity, Infinity],
  },
  validatorArguments: [],
};

/** Older packages have part of it in problem.yaml, under other names. */
export const olderGradingSchema = z.looseObject({
  objective: z.enum(['min', 'max']).nullish(),
  on_reject: z.enum(['first_error', 'worst_error', 'grade', 'break', 'continue']).nullish(),
  accept_score: z.coerce.number().nullish(),
  reject_score: z.coerce.number().nullish(),
  range: z.union([z.string(), z.number()]).nullish(),
});
const goesOn: readonly (string | null | undefined)[] = ['grade', 'worst_error', 'continue'];

/** Settings of the root of the test data, unless its own file overrides them. */
export function parseOlderGrading(
  file: SettingsFile,
  content: z.output<typeof olderGradingSchema>,
): LegacyGroupSettings {
  const { grading } = legacyDefaults;
  return {
    ...legacyDefaults,
    grading: {
      ...grading,
      onReject: goesOn.includes(content.on_reject) ? 'continue' : 'break',
      acceptScore: content.accept_score ?? grading.acceptScore,
      rejectScore: content.reject_score ?? grading.rejectScore,
      range:
        content.range == null ? grading.range : readRange(file, String(content.range), ['grading', 'range']),
    },
  };
}

export function parseLegacyGroup(file: SettingsFile, above: LegacyGroupSettings): LegacyGroupSettings {
  const content = file.parse(legacySchema);
  if (content.grading === 'custom') throw file.fail(['grading'], 'custom graders are not supported');
  const { on_reject: onReject } = content;
  if (onReject != null && onReject !== 'break' && onReject !== 'continue')
    throw file.fail(['on_reject'], `"${onReject}" is not supported: break or continue`);
  const inherited = above.grading;
  const grader =
    content.grader_flags == null
      ? {
          verdict: inherited.verdict,
          score: inherited.score,
          acceptsIfAny: inherited.acceptsIfAny,
          ignoresSample: inherited.ignoresSample,
        }
      : readGraderFlags(file, content.grader_flags);
  const { output_validator_flags: output } = content;
  return {
    grading: {
      kind: 'legacy',
      ...grader,
      scoresOnce: inherited.scoresOnce,
      onReject: onReject ?? inherited.onReject,
      acceptScore: content.accept_score ?? inherited.acceptScore,
      rejectScore: content.reject_score ?? inherited.rejectScore,
      range: content.range == null ? inherited.range : readRange(file, String(content.range)),
    },
    validatorArguments: output == null ? above.validatorArguments : readOutputFlags(output),
  };
}

/** Either the flags, or flags keyed by validator name, of which there is one. */
function readOutputFlags(
  value: NonNullable<z.output<typeof legacySchema>['output_validator_flags']>,
): string[] {
  if (typeof value !== 'object' || Array.isArray(value)) return parseArguments(value);
  return parseArguments('flags' in value ? value['flags'] : Object.values(value)[0]);
}

function readGraderFlags(
  file: SettingsFile,
  text: string,
): Pick<LegacyGrading, 'verdict' | 'score' | 'ignoresSample' | 'acceptsIfAny'> {
  let { verdict, score } = legacyDefaults.grading;
  let [ignoresSample, acceptsIfAny] = [false, false];
  for (const flag of splitArguments(text)) {
    const verdictMode = verdictModes.find((mode) => mode === flag);
    const scoreMode = scoreModes.find((mode) => mode === flag);
    // The other name of worst_error in the format.
    if (flag === 'no_errors') verdict = 'worst_error';
    else if (verdictMode) verdict = verdictMode;
    else if (scoreMode) score = scoreMode;
    else if (flag === 'ignore_sample') ignoresSample = true;
    else if (flag === 'accept_if_any_accepted') acceptsIfAny = true;
    else throw file.fail(['grader_flags'], `"${flag}" is not supported`);
  }
  return { verdict, score, ignoresSample, acceptsIfAny };
}

function readRange(
  file: SettingsFile,
  text: string,
  field: readonly string[] = ['range'],
): readonly [number, number] {
  const [minimum, maximum, ...rest] = text.trim().split(/\s+/).map(readBound);
  if (minimum === undefined || maximum === undefined || rest.length > 0 || !(minimum <= maximum))
    throw file.fail(field, `"${text}" is not a range: two numbers, the lower first`);
  return [minimum, maximum];
}

function readBound(text: string): number {
  if (/^\+?inf$/i.test(text)) return Infinity;
  return /^-inf$/i.test(text) ? -Infinity : Number(text);
}
