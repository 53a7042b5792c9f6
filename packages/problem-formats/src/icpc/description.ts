/** The descriptive part of `problem.yaml`: name, source, keywords, languages. */
import { z } from 'zod';
import type { FileTree } from '../file-tree/file-tree.ts';
import { findLanguageByCode } from '../programs/known-languages.ts';
import { note, type FormatNote } from '../read-result.ts';
import { readIni } from './domjudge-ini.ts';
import { emptySettings, readSettings } from '../settings-file.ts';
import { findLocale } from '../statement/statement-languages.ts';

const person = z.union([z.string(), z.looseObject({ name: z.string().nullish() })]);
const sourceShape = z.union([
  z.string(),
  z.looseObject({ name: z.string().nullish(), url: z.string().nullish() }),
]);
const schema = z.looseObject({
  name: z.union([z.string(), z.number(), z.record(z.string(), z.coerce.string())]).nullish(),
  uuid: z.string().nullish(),
  source: z.union([sourceShape, z.array(sourceShape)]).nullish(),
  source_url: z.string().nullish(),
  author: z.union([person, z.array(person)]).nullish(),
  credits: z.unknown().optional(),
  keywords: z.union([z.string(), z.array(z.coerce.string())]).nullish(),
  languages: z.union([z.string(), z.array(z.string())]).nullish(),
});

const problemFile = 'problem.yaml';

export interface IcpcDescription {
  /** Keyed by language; the key is empty if the package does not say. */
  readonly names: ReadonlyMap<string, string>;
  readonly source: string | null;
  readonly tags: readonly string[];
  readonly shortName: string | null;
  readonly languages: readonly string[] | null;
  readonly notes: readonly FormatNote[];
}

export async function readDescription(
  tree: FileTree,
  archiveName: string | undefined,
): Promise<IcpcDescription> {
  const path = problemFile;
  const file = tree.find(path) ? await readSettings(tree, path) : emptySettings(path);
  const content = file.parse(schema);
  const { name, keywords } = content;
  const names =
    typeof name === 'object' && name !== null
      ? new Map(Object.entries(name))
      : new Map(name == null ? await nameOfIni(tree) : [['', String(name)]]);
  const { languages, unknown } = readLanguages(content.languages);
  return {
    names,
    source: readSource(content),
    tags: (typeof keywords === 'string' ? splitKeywords(keywords) : (keywords ?? []))
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    shortName: await findShortName(tree, archiveName),
    languages,
    notes: unknown.map((code) => note('language-skipped', { file: path, detail: code })),
  };
}

/** Words, or phrases between commas. */
const splitKeywords = (text: string): string[] => text.split(text.includes(',') ? ',' : /\s+/);

/** Names that say nothing about the problem. */
const genericNames = /^(problems?|packages?|archive|exports?|downloads?)$/;

/** DOMjudge names it in its own file. Otherwise the folder or the archive of the package is named after it. */
async function findShortName(tree: FileTree, archiveName = ''): Promise<string | null> {
  const told = (await readIni(tree)).find(
    ({ key, value }) => ['short-name', 'probid', 'externalid'].includes(key) && value !== '',
  );
  if (told !== undefined) return told.value;
  const folder = tree.name.split('/').at(-1) ?? '';
  if (/^[a-z0-9][a-z0-9_-]{0,31}$/i.test(folder)) return folder;
  const archive = archiveName.replace(/\.(zip|kpp)$/i, '');
  const isShortName = /^[a-z0-9]{1,32}$/.test(archive) && !genericNames.test(archive);
  return isShortName && folder === problemFile ? archive : null;
}

/** Packages for DOMjudge may have no other settings. */
async function nameOfIni(tree: FileTree): Promise<[string, string][]> {
  const found = (await readIni(tree)).find(({ key, value }) => key === 'name' && value !== '');
  return found ? [['', found.value]] : [];
}

function readSource({ source, source_url: address }: z.output<typeof schema>): string | null {
  const sources = source == null ? [] : [source].flat();
  const written = sources.map((one) => {
    if (typeof one === 'string') return address == null ? one : `[${one}](${address})`;
    return one.url == null ? (one.name ?? '') : `[${one.name ?? one.url}](${one.url})`;
  });
  const text = written.filter((one) => one !== '').join(', ');
  return text === '' ? null : text;
}

function readLanguages(given: string | readonly string[] | null | undefined): {
  readonly languages: readonly string[] | null;
  readonly unknown: readonly string[];
} {
  const codes = given == null ? [] : typeof given === 'string' ? given.split(/[,\s]+/) : given;
  if (codes.length === 0 || codes.includes('all')) return { languages: null, unknown: [] };
  const found = codes.map((code) => ({ code, names: findLanguageByCode(code)?.names }));
  const languages = found.flatMap(({ names }) => names ?? []);
  return {
    languages: languages.length === 0 ? null : [...new Set(languages)],
    unknown: found.filter(({ names }) => !names).map(({ code }) => code),
  };
}

/** Chinese first, the main language of the site; then English; then any other. */
export function chooseName(names: ReadonlyMap<string, string>): string | undefined {
  const wishes = ['zh-CN', 'zh-HK', 'en-US'];
  const known = wishes.flatMap((locale) => [...names].filter(([code]) => findLocale(code) === locale));
  return known[0]?.[1] ?? [...names.values()][0];
}
