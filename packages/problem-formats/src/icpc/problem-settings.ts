import { z } from 'zod';
import { usualPassLimit } from '@touchstone/rules/judging/multi-pass';
import type { TimeLimitDerivation } from '../jury-package/problem-package.ts';
import type { FileTree } from '../file-tree/file-tree.ts';
import { emptySettings, readSettings, type SettingsFile } from '../settings-file.ts';
import { olderGradingSchema, parseOlderGrading, type LegacyGroupSettings } from './group-settings.ts';
import { findTimeLimit } from './time-limit.ts';
import { parseArguments } from './split-arguments.ts';

export interface KattisSettings {
  readonly edition: 'legacy' | '2023-07';
  readonly isScoring: boolean;
  readonly isInteractive: boolean;
  /** Undefined: a submission runs once per case. */
  readonly passLimit: number | undefined;
  /** Legacy packages declare their validator; later ones simply contain one. */
  readonly validation: 'default' | 'custom' | 'by-folder';
  readonly validatorArguments: readonly string[];
  readonly objective: 'min' | 'max';
  /** Only legacy packages. */
  readonly rootGrading: LegacyGroupSettings;
  readonly timeLimitMs: number | TimeLimitDerivation;
  readonly memoryLimitMb: number;
  /** Undefined: the usual limit of the judge. */
  readonly outputLimitMb: number | undefined;
  /** Replaces `{{name}}` in sources and settings of test groups. */
  readonly fillIn: (text: string) => string;
  readonly notes: readonly string[];
}

const legacyVersions = ['legacy', 'legacy-icpc'];
const laterVersions = ['2023-07', '2023-07-draft', '2025-09', '2025-09-draft', 'draft'];
const defaultMemoryMb = 2048;
/** The largest output that a judge stores. */
const mostOutputMb = 512;
const describedKeys = [
  'problem_format_version',
  'type',
  'limits',
  'validation',
  'validator_flags',
  'grading',
  'constants',
];
const ignoredKeys = [
  ['name', 'uuid', 'version', 'author', 'credits', 'source', 'source_url', 'license', 'rights_owner'],
  ['keywords', 'languages', 'embargo_until', 'allow_file_writing', 'label', 'rgb', 'color', 'libraries'],
].flat();

const positive = z.number().positive('must be more than 0');
const constantValue = z.union([z.string(), z.number(), z.boolean()]);
/** Newer packages may describe a constant by an object with its value, and with variants of it for some places. */
const constant = z.union(
  [constantValue, z.looseObject({ value: constantValue.nullish() })],
  'must be a text, a number, true, false, or an object with its value',
);
type Constant = z.output<typeof constant>;
const schema = z.looseObject({
  problem_format_version: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).nullish(),
  limits: z
    .looseObject({
      time_limit: positive.nullish(),
      time_multiplier: positive.nullish(),
      time_safety_margin: positive.nullish(),
      time_resolution: positive.nullish(),
      // A number alone is the first of the two.
      time_multipliers: z
        .union([
          z.number().transform((number) => ({ ac_to_time_limit: number })),
          z.looseObject({
            ac_to_time_limit: z.number().min(1).nullish(),
            time_limit_to_tle: z.number().min(1).nullish(),
          }),
        ])
        .nullish(),
      memory: positive.nullish(),
      output: positive.nullish(),
      validation_passes: z.int().min(2, 'must be at least 2').nullish(),
    })
    .nullish(),
  validation: z.string().nullish(),
  validator_flags: z.union([z.string(), z.array(z.coerce.string()), z.number()]).nullish(),
  grading: olderGradingSchema.nullish(),
  constants: z.record(z.string().regex(/^[a-zA-Z_]\w*$/), constant).nullish(),
});
type Content = z.output<typeof schema>;

export async function readProblemSettings(folder: FileTree): Promise<KattisSettings> {
  const path = 'problem.yaml';
  const file = folder.find(path) ? await readSettings(folder, path) : emptySettings(path);
  const content = file.parse(schema);
  const edition = readEdition(file, content);
  const types = readTypes(file, content);
  const validation = readValidation(file, content);
  const outputLimitMb = content.limits?.output ?? undefined;
  const isMultiPass = types.includes('multi-pass') || validation.includes('multi-pass');
  const unknown = file.keys.filter((key) => !describedKeys.includes(key) && !ignoredKeys.includes(key));
  return {
    edition,
    isScoring: types.includes('scoring'),
    isInteractive: types.includes('interactive') || validation.includes('interactive'),
    passLimit: isMultiPass ? (content.limits?.validation_passes ?? usualPassLimit) : undefined,
    outputLimitMb: outputLimitMb === undefined ? undefined : Math.min(Math.ceil(outputLimitMb), mostOutputMb),
    validation: edition === '2023-07' ? 'by-folder' : validation[0] === 'custom' ? 'custom' : 'default',
    validatorArguments: parseArguments(content.validator_flags),
    objective: content.grading?.objective ?? 'max',
    rootGrading: parseOlderGrading(file, content.grading ?? {}),
    timeLimitMs: await findTimeLimit(folder, edition, content.limits ?? {}),
    memoryLimitMb: Math.ceil(content.limits?.memory ?? defaultMemoryMb),
    fillIn: makeFillIn(content.constants ?? {}),
    notes: [
      ...unknown.map((key) => `problem.yaml: ${key} is not known and has no effect`),
      ...(outputLimitMb !== undefined && outputLimitMb > mostOutputMb
        ? [`problem.yaml: limits.output is lowered to ${mostOutputMb} MB, the most that a judge stores`]
        : []),
    ],
  };
}

function readEdition(
  file: SettingsFile,
  { problem_format_version: version = 'legacy' }: Content,
): KattisSettings['edition'] {
  if (legacyVersions.includes(version)) return 'legacy';
  if (laterVersions.includes(version)) return '2023-07';
  throw file.fail(['problem_format_version'], `"${version}" is not supported`);
}

function readTypes(file: SettingsFile, { type }: Content): readonly string[] {
  const types = type == null ? ['pass-fail'] : [type].flat().flatMap((text) => text.split(/[\s,]+/));
  for (const one of types) {
    if (one === 'submit-answer') throw file.fail(['type'], `"${one}" is not supported`);
    if (!['pass-fail', 'scoring', 'interactive', 'multi-pass'].includes(one))
      throw file.fail(['type'], `"${one}" is not known`);
  }
  return types;
}

function readValidation(file: SettingsFile, { validation }: Content): readonly string[] {
  const words = (validation ?? 'default').split(/\s+/).filter((word) => word !== '');
  const isKnown = ['default', 'custom'].includes(words[0] ?? '');
  const unknown = words.slice(1).find((word) => !['score', 'interactive', 'multi-pass'].includes(word));
  if (!isKnown || unknown !== undefined || (words[0] === 'default' && words.length > 1))
    throw file.fail(
      ['validation'],
      `"${validation}" is not supported: default, or custom with score, interactive or multi-pass`,
    );
  return words;
}

/** `{{name}}` and, for a variant, `{{name.variant}}`. */
function makeFillIn(constants: Readonly<Record<string, Constant>>): (text: string) => string {
  const values = new Map(Object.entries(constants).flatMap(([name, one]) => listValues(name, one)));
  if (values.size === 0) return (text) => text;
  return (text) =>
    text.replaceAll(
      /\{\{ *([a-zA-Z_]\w*(?:\.\w+)?) *\}\}/g,
      (whole, name: string) => values.get(name) ?? whole,
    );
}

function listValues(name: string, constant: Constant): [string, string][] {
  if (typeof constant !== 'object') return [[name, String(constant)]];
  const entries = Object.entries(constant).flatMap(([variant, value]): [string, string][] => {
    const { success, data } = constantValue.safeParse(value);
    return success ? [[`${name}.${variant}`, String(data)]] : [];
  });
  const usual = entries.find(([key]) => key === `${name}.value`);
  return usual === undefined ? entries : [[name, usual[1]], ...entries];
}
