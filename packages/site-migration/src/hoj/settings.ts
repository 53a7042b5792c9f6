/** Settings of HOJ are YAML texts that Nacos keeps, in a database beside that of HOJ. */
import { parse, YAMLParseError } from 'yaml';
import { forEachAccountKey } from '@touchstone/contract/remote-judges';
import { broken, mapped, simpleStep, skipped, type Outcome, type Write } from '../step.ts';
import type { Fields } from '../fields.ts';

type Settings = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `short-name` and `shortName` are the same to Spring. */
const camelCase = (key: string) => key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const withCamelCase = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).map(([key, value]) => [camelCase(key), value]));

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const defined = (settings: Settings): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== null));

const webSettings = (hoj: Settings) =>
  defined({
    baseUrl: text(hoj['baseUrl']),
    name: text(hoj['name']),
    shortName: text(hoj['shortName']),
    description: text(hoj['description']),
    register: typeof hoj['register'] === 'boolean' ? hoj['register'] : undefined,
    recordName: text(hoj['recordName']),
    recordUrl: text(hoj['recordUrl']),
    projectName: text(hoj['projectName']),
    projectUrl: text(hoj['projectUrl']),
  });

const mailSettings = (hoj: Settings) => {
  const port = Number(hoj['emailPort']);
  return defined({
    host: text(hoj['emailHost']),
    port: Number.isSafeInteger(port) && port > 0 ? port : undefined,
    username: text(hoj['emailUsername']),
    password: text(hoj['emailPassword']),
    isSecure: typeof hoj['emailSsl'] === 'boolean' ? hoj['emailSsl'] : undefined,
  });
};

const switchNames = [
  'openPublicDiscussion',
  'openGroupDiscussion',
  'openContestComment',
  'openPublicJudge',
  'openGroupJudge',
  'openContestJudge',
  'hideNonContestSubmissionCode',
] as const;
const limitNames = [
  'defaultSubmitInterval',
  'defaultCreateGroupDailyLimit',
  'defaultCreateGroupLimit',
  'defaultCreateGroupACInitValue',
  'defaultCreateDiscussionDailyLimit',
  'defaultCreateDiscussionACInitValue',
  'defaultCreateCommentACInitValue',
] as const;

function switchSettings(hoj: Settings) {
  const list = (name: string): string[] => {
    const value = hoj[name];
    return Array.isArray(value) ? value.map(String) : [];
  };
  const remoteAccounts = forEachAccountKey((key) => {
    const passwords = list(`${key}PasswordList`);
    return list(`${key}UsernameList`).map((username, index) => ({
      username,
      password: passwords[index] ?? '',
    }));
  });
  return defined({
    ...Object.fromEntries(
      switchNames.map((name) => [name, typeof hoj[name] === 'boolean' ? hoj[name] : undefined]),
    ),
    ...Object.fromEntries(
      limitNames.map((name) => [name, Number.isSafeInteger(hoj[name]) ? hoj[name] : undefined]),
    ),
    // The next start of the server encrypts them.
    ...(Object.values(remoteAccounts).some((accounts) => accounts.length > 0) && { remoteAccounts }),
  });
}

export function mapSettings(fields: Fields): Outcome {
  if (!fields.text('data_id').startsWith('hoj-')) return skipped;
  const parsed = parseYaml(fields.text('content'));
  if (parsed === undefined) return broken('bad-value', `${fields.text('data_id')} is no YAML`);
  const hoj = isObject(parsed['hoj']) ? withCamelCase(parsed['hoj']) : {};
  const sections: [string, Settings][] = [];
  if (isObject(hoj['webConfig'])) {
    const web = withCamelCase(hoj['webConfig']);
    sections.push(['web', webSettings(web)], ['mail', mailSettings(web)]);
  }
  if (isObject(hoj['switch'])) sections.push(['switches', switchSettings(withCamelCase(hoj['switch']))]);
  const writes = sections
    .filter(([, value]) => Object.keys(value).length > 0)
    .map(([key, value]): Write => ({
      table: 'site_setting',
      row: { key, value: JSON.stringify(value) },
      // Settings that an administrator has already made here stay.
      isOptional: true,
    }));
  return writes.length === 0 ? skipped : mapped(writes);
}

function parseYaml(content: string): Settings | undefined {
  try {
    const value: unknown = parse(content);
    return isObject(value) ? value : {};
  } catch (error) {
    if (error instanceof YAMLParseError) return undefined;
    throw error;
  }
}

export const settingsStep = simpleStep({ table: 'nacos.config_info', map: mapSettings });
