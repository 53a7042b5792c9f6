import { z } from 'zod';
import type { SettingsFile } from '../package/settings-file.ts';
import { readArguments } from './problem-settings.ts';
import { splitArguments } from './split-arguments.ts';
import type { LegacyGrading } from './test-group.ts';

/** `testdata.yaml` of legacy packages. Keys that a group does not give are those of the group above it. */
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
    range: [-Infinity, Infinity],
  },
  validatorArguments: [],
};

export function readLegacyGroup(file: SettingsFile, above: LegacyGroupSettings): LegacyGroupSettings {
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
          ignoresSample: false,
        }
      : readGraderFlags(file, content.grader_flags);
  const { output_validator_flags: output } = content;
  return {
    grading: {
      kind: 'legacy',
      ...grader,
      onReject: onReject ?? inherited.onReject,
      acceptScore: content.accept_score ?? inherited.acceptScore,
      rejectScore: content.reject_score ?? inherited.rejectScore,
      range: content.range == null ? legacyDefaults.grading.range : readRange(file, String(content.range)),
    },
    validatorArguments: output == null ? above.validatorArguments : readOutputFlags(output),
  };
}

/** Either the flags, or flags by the name of the validator, of which there is one. */
function readOutputFlags(
  value: NonNullable<z.output<typeof legacySchema>['output_validator_flags']>,
): string[] {
  if (typeof value !== 'object' || Array.isArray(value)) return readArguments(value);
  return readArguments('flags' in value ? value['flags'] : Object.values(value)[0]);
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
    if (verdictMode) verdict = verdictMode;
    else if (scoreMode) score = scoreMode;
    else if (flag === 'ignore_sample') ignoresSample = true;
    else if (flag === 'accept_if_any_accepted') acceptsIfAny = true;
    else throw file.fail(['grader_flags'], `"${flag}" is not supported`);
  }
  return { verdict, score, ignoresSample, acceptsIfAny };
}

function readRange(file: SettingsFile, text: string): readonly [number, number] {
  const [minimum, maximum, ...rest] = text.trim().split(/\s+/).map(readBound);
  if (minimum === undefined || maximum === undefined || rest.length > 0 || !(minimum <= maximum))
    throw file.fail(['range'], `"${text}" is not a range: two numbers, the lower first`);
  return [minimum, maximum];
}

function readBound(text: string): number {
  if (/^\+?inf$/i.test(text)) return Infinity;
  return /^-inf$/i.test(text) ? -Infinity : Number(text);
}
