import { z } from 'zod';
import type { SettingsFile } from '../settings-file.ts';
import { parseArguments } from './split-arguments.ts';

/** `test_group.yaml`, and `<case>.yaml` beside a case. */
export interface PointsGroupSettings {
  readonly aggregation: 'pass-fail' | 'sum' | 'min' | undefined;
  /** Infinite if unbounded, undefined if derived from the parent group. */
  readonly maximum: number | undefined;
  readonly requiredPasses: readonly string[];
  /** Undefined: inherited from the parent group. */
  readonly validatorArguments: readonly string[] | undefined;
}

const list = z.union([z.string(), z.array(z.coerce.string())]).nullish();
const shared = {
  args: z.array(z.coerce.string()).nullish(),
  input_validator_args: z.unknown().optional(),
  input_validator_flags: z.unknown().optional(),
  output_validator_args: list,
  output_validator_flags: list,
  output_visualizer_args: z.unknown().optional(),
  full_feedback: z.boolean().nullish(),
  hint: z.unknown().optional(),
  description: z.unknown().optional(),
};
const score = z.union([z.number().min(0), z.string()]).nullish();
const aggregation = z.enum(['pass-fail', 'sum', 'min']).nullish();
const groupSchema = z.strictObject({
  ...shared,
  scoring: z
    .strictObject({
      score,
      aggregation,
      require_pass: list,
    })
    .nullish(),
  static_validation: z.unknown().optional(),
  // Names of the later drafts, without the `scoring` around them.
  max_score: score,
  score_aggregation: aggregation,
  require_pass: list,
  static_validation_score: z.unknown().optional(),
  input_visualizer_args: z.unknown().optional(),
});
const caseSchema = z.strictObject(shared);

export function parsePointsGroup(file: SettingsFile): PointsGroupSettings {
  const content = file.parse(groupSchema);
  const { scoring } = content;
  for (const key of ['static_validation', 'static_validation_score'] as const)
    if (content[key] !== undefined && content[key] !== false && content[key] !== null)
      throw file.fail([key], 'static validators are not supported');
  const requiredPasses = content.require_pass ?? scoring?.require_pass;
  refuseArguments(file, content.args);
  return {
    aggregation: content.score_aggregation ?? scoring?.aggregation ?? undefined,
    maximum: readMaximum(file, content.max_score ?? scoring?.score),
    requiredPasses: requiredPasses == null ? [] : [requiredPasses].flat(),
    validatorArguments: readValidatorArguments(content),
  };
}

/** Settings of a case: only the validator arguments are used. */
export function parseCaseSettings(file: SettingsFile): readonly string[] | undefined {
  const content = file.parse(caseSchema);
  refuseArguments(file, content.args);
  return readValidatorArguments(content);
}

function refuseArguments(file: SettingsFile, args: readonly string[] | null | undefined): void {
  if (args != null && args.length > 0)
    throw file.fail(['args'], 'arguments for submissions are not supported');
}

function readValidatorArguments(content: z.output<typeof caseSchema>): readonly string[] | undefined {
  const given = content.output_validator_args ?? content.output_validator_flags;
  return given == null ? undefined : parseArguments(given);
}

function readMaximum(file: SettingsFile, score: string | number | null | undefined): number | undefined {
  if (score == null) return undefined;
  if (score === 'unbounded') return Infinity;
  const maximum = Number(score);
  if (Number.isFinite(maximum) && maximum >= 0) return maximum;
  throw file.fail(['scoring', 'score'], `"${score}" is neither a number nor unbounded`);
}

/** Parts without their own points share the rest, unless the lowest part counts. */
export function inferPartMaximum({
  maximum,
  aggregation,
  given,
  openParts,
}: {
  readonly maximum: number;
  readonly aggregation: 'pass-fail' | 'sum' | 'min';
  readonly given: readonly number[];
  readonly openParts: number;
}): number {
  if (!Number.isFinite(maximum) || aggregation !== 'sum') return maximum;
  const left = maximum - given.reduce((sum, one) => sum + one, 0);
  return openParts === 0 ? 0 : left / openParts;
}
