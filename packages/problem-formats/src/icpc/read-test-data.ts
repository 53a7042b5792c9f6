import { PackageError } from '../package-error.ts';
import { compareNames, type TreeEntry, type FileTree } from '../file-tree/file-tree.ts';
import { readSettings } from '../settings-file.ts';
import {
  hasLegacyGrading,
  legacyDefaults,
  parseLegacyGroup,
  type LegacyGroupSettings,
} from './group-settings.ts';
import {
  inferPartMaximum,
  parseCaseSettings,
  parsePointsGroup,
  type PointsGroupSettings,
} from './points-settings.ts';
import type { KattisSettings } from './problem-settings.ts';
import { listCases, type GroupGrading, type TestCase, type TestGroup } from './test-group.ts';

const groupFiles = ['test_group.yaml', 'testdata.yaml'];
const defaultMaximum = 100;

interface Reading {
  readonly folder: FileTree;
  readonly settings: KattisSettings;
}

/** Settings that a group passes to its children. */
interface Inherited {
  readonly legacy: LegacyGroupSettings;
  readonly validatorArguments: readonly string[];
  /** In scored packages since 2023-07, below `secret`: the points of this group if it has no own. */
  readonly maximum: number | undefined;
}

/** `data/sample`, then `data/secret`. */
export async function readTestData(folder: FileTree, declared: KattisSettings): Promise<TestGroup> {
  const settings: KattisSettings = { ...declared, edition: await findGradingEdition(folder, declared) };
  const reading = { folder, settings };
  const start = {
    legacy: settings.rootGrading,
    validatorArguments: settings.validatorArguments,
    maximum: undefined,
  };
  const root = await readOwnSettings(reading, 'data', start);
  const parts: TestGroup[] = [];
  for (const name of ['sample', 'secret']) {
    if (!folder.find(`data/${name}`)?.isFolder) continue;
    const maximum = name === 'secret' ? defaultMaximum : undefined;
    parts.push(await readGroup(reading, `data/${name}`, { ...root.inherited, maximum }));
  }
  const grading = settings.edition === 'legacy' ? root.inherited.legacy.grading : ({ kind: 'all' } as const);
  const tree = { name: '', parts, grading };
  if (listCases(tree).length === 0)
    throw new PackageError('data', 'there is no test case in data/sample or data/secret', 'cases-missing');
  return tree;
}

async function findGradingEdition(
  folder: FileTree,
  { edition, fillIn }: KattisSettings,
): Promise<KattisSettings['edition']> {
  if (edition === 'legacy') return edition;
  for (const { name, path } of folder.listFiles('data'))
    if (groupFiles.includes(name) && hasLegacyGrading(await readSettings(folder, path, fillIn)))
      return 'legacy';
  return edition;
}

interface OwnSettings {
  readonly inherited: Inherited;
  readonly points: PointsGroupSettings | undefined;
  /** Whether the group has a settings file of its own. */
  readonly hasFile: boolean;
}

async function readOwnSettings(
  { folder, settings }: Reading,
  path: string,
  above: Inherited,
): Promise<OwnSettings> {
  const names = settings.edition === 'legacy' ? groupFiles.toReversed() : groupFiles;
  const file = names.map((name) => `${path}/${name}`).find((candidate) => folder.find(candidate));
  if (settings.edition === 'legacy') {
    const inherited = path === 'data' ? above.legacy : withoutRootSettings(above.legacy);
    const legacy =
      file === undefined ? inherited : parseLegacyGroup(await readSettings(folder, file), inherited);
    // Those of problem.yaml come first, as in the format's own tools.
    const validatorArguments = [...settings.validatorArguments, ...legacy.validatorArguments];
    const inheritedSettings = { legacy, validatorArguments, maximum: undefined };
    return { inherited: inheritedSettings, points: undefined, hasFile: file !== undefined };
  }
  const points =
    file === undefined ? undefined : parsePointsGroup(await readSettings(folder, file, settings.fillIn));
  const validatorArguments = points?.validatorArguments ?? above.validatorArguments;
  return { inherited: { ...above, validatorArguments }, points, hasFile: file !== undefined };
}

/** They apply only to the group that declares them. */
function withoutRootSettings(settings: LegacyGroupSettings): LegacyGroupSettings {
  return {
    ...settings,
    grading: { ...settings.grading, ignoresSample: false, range: legacyDefaults.grading.range },
  };
}

async function readGroup(reading: Reading, path: string, above: Inherited): Promise<TestGroup> {
  const { folder, settings } = reading;
  const { inherited, points, hasFile } = await readOwnSettings(reading, path, above);
  const entries = folder.list(path);
  const isTop = path === 'data/secret';
  const aggregation = points?.aggregation ?? (isTop ? 'sum' : 'pass-fail');
  const maximum = points?.maximum ?? above.maximum;
  const partMaximum = await sharePoints(reading, path, { maximum, aggregation });
  // A case and a group may share a name.
  const parts: (readonly [string, TestGroup | TestCase])[] = [];
  for (const entry of entries) {
    const isDataFolder = entry.isFolder && !/\.(files|download)$/.test(entry.name);
    if (isDataFolder)
      parts.push([entry.name, await readGroup(reading, entry.path, { ...inherited, maximum: partMaximum })]);
    else if (!entry.isFolder && entry.name.endsWith('.in'))
      parts.push([entry.name.slice(0, -3), await readCase(reading, entry, inherited.validatorArguments)]);
  }
  const ordered = parts.toSorted(([one], [other]) => compareNames(one, other)).map(([, part]) => part);
  const grading = chooseGrading(settings, inherited, { aggregation, maximum, partMaximum, points });
  const isWithoutScore = settings.isScoring && path === 'data/sample' && !hasFile;
  return { name: path.slice('data/'.length), parts: ordered, grading, isWithoutScore };
}

function chooseGrading(
  settings: KattisSettings,
  inherited: Inherited,
  own: {
    readonly aggregation: 'pass-fail' | 'sum' | 'min';
    readonly maximum: number | undefined;
    readonly partMaximum: number | undefined;
    readonly points: PointsGroupSettings | undefined;
  },
): GroupGrading {
  if (settings.edition === 'legacy') return inherited.legacy.grading;
  if (!settings.isScoring || own.maximum === undefined || own.partMaximum === undefined)
    return { kind: 'all' };
  return {
    kind: 'points',
    aggregation: own.aggregation,
    maximum: own.maximum,
    caseMaximum: own.partMaximum,
    requiredPasses: own.points?.requiredPasses ?? [],
  };
}

/** Scored by the 2023-07 rules. */
function hasPoints({ isScoring, edition }: KattisSettings): boolean {
  return isScoring && edition === '2023-07';
}

/** The points of each part of the group without its own points. */
async function sharePoints(
  { folder, settings }: Reading,
  path: string,
  { maximum, aggregation }: { maximum: number | undefined; aggregation: 'pass-fail' | 'sum' | 'min' },
): Promise<number | undefined> {
  if (maximum === undefined || !hasPoints(settings)) return undefined;
  const given: number[] = [];
  let openParts = 0;
  for (const entry of folder.list(path)) {
    if (!entry.isFolder) openParts += Number(entry.name.endsWith('.in'));
    else {
      const file = groupFiles
        .map((name) => `${entry.path}/${name}`)
        .find((candidate) => folder.find(candidate));
      const own =
        file === undefined
          ? undefined
          : parsePointsGroup(await readSettings(folder, file, settings.fillIn)).maximum;
      if (own === undefined) openParts += 1;
      else given.push(own);
    }
  }
  const share = inferPartMaximum({ maximum, aggregation, given, openParts });
  if (share < 0) throw new PackageError(path, `its groups are worth more than its own ${maximum} points`);
  return share;
}

async function readCase(
  { folder, settings }: Reading,
  input: TreeEntry,
  inherited: readonly string[],
): Promise<TestCase> {
  const base = input.path.slice(0, -'.in'.length);
  const answer = folder.find(`${base}.ans`);
  if (!answer || answer.isFolder)
    throw new PackageError(input.path, `has no answer: ${base}.ans is missing`, 'answer-missing');
  if (folder.find(`${base}.files`))
    throw new PackageError(`${base}.files`, 'files beside the input of a case are not supported');
  const own = settings.edition === '2023-07' && folder.find(`${base}.yaml`);
  const changed = own ? parseCaseSettings(await readSettings(folder, own.path, settings.fillIn)) : undefined;
  return {
    name: base.slice('data/'.length),
    input: folder.getFile(input.path),
    answer: folder.getFile(answer.path),
    validatorArguments: changed ?? inherited,
  };
}
