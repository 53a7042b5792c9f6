/** `testdata/config.yaml` (or `.yml`) as documented by Hydro. Names of older versions are accepted. */
import { z } from 'zod';
import type { FileTree } from '../file-tree/file-tree.ts';
import { emptySettings, readSettings, type SettingsFile } from '../settings-file.ts';

const measure = z.union([z.string(), z.number()]).nullish();
const score = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .nullish();
const caseShape = z.looseObject({
  input: z.string(),
  output: z.string().nullish(),
  score,
  time: measure,
  memory: measure,
});
const program = z
  .union([z.string(), z.looseObject({ file: z.string(), lang: z.string().nullish() })])
  .nullish();
const schema = z.looseObject({
  type: z.string().nullish(),
  time: measure,
  memory: measure,
  filename: z.union([z.string(), z.number()]).nullish(),
  score,
  checker_type: z.string().nullish(),
  checker: program,
  interactor: program,
  user_extra_files: z.array(z.coerce.string()).nullish(),
  judge_extra_files: z.array(z.coerce.string()).nullish(),
  langs: z.array(z.string()).nullish(),
  cases: z.array(caseShape).nullish(),
  subtasks: z
    .array(
      z.looseObject({
        id: z.union([z.string(), z.number()]).nullish(),
        score,
        type: z.enum(['min', 'max', 'sum'], 'must be min, max or sum').nullish(),
        time: measure,
        memory: measure,
        if: z.union([z.array(z.coerce.string()), z.coerce.string()]).nullish(),
        cases: z.array(caseShape).nullish(),
      }),
    )
    .nullish(),
});

export type HydroConfig = z.output<typeof schema>;
export type HydroCase = z.output<typeof caseShape>;
export type HydroProgram = z.output<typeof program>;

/** Keys that are parsed, and keys that do not affect judging. */
const known = [...Object.keys(schema.shape), 'detail', 'subType', 'key', 'template', 'outputs'];

export interface ReadConfig {
  readonly file: SettingsFile;
  readonly config: HydroConfig;
  /** Settings that have no effect on the site. */
  readonly ignored: readonly string[];
}

export async function readConfig(tree: FileTree): Promise<ReadConfig> {
  const path = ['testdata/config.yaml', 'testdata/config.yml'].find((one) => tree.find(one));
  const file = path === undefined ? emptySettings('testdata/config.yaml') : await readSettings(tree, path);
  const config = file.parse(schema);
  return { file, config, ignored: file.keys.filter((key) => !known.includes(key)) };
}

export const programFile = (given: HydroProgram): string | undefined =>
  typeof given === 'string' ? given : given?.file;
