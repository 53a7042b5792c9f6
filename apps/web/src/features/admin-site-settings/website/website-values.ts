import { clearedText, siteLimits } from '@touchstone/contract/site-limits';
import { isEmail } from '@touchstone/rules/accounts';
import { isLink, isMailDomain, isWebAddress } from '@touchstone/rules/site-addresses';
import type { WebsiteSettings } from './api/get-website-settings.ts';

const textNames = [
  'name',
  'shortName',
  'description',
  'baseUrl',
  'recordName',
  'recordUrl',
  'projectName',
  'projectUrl',
  'contactEmail',
] as const;
type TextName = (typeof textNames)[number];

/** In the order of the form. */
export const checkedNames = [
  ...textNames.slice(0, textNames.indexOf('recordName')),
  'blockedDomains',
  ...textNames.slice(textNames.indexOf('recordName')),
] as const;

export type WebsiteValues = Record<TextName, string> & {
  register: boolean;
  /** One per line. */
  blockedDomains: string;
};

export type WebsiteChange = Partial<
  Record<TextName, string> & { register: boolean; blockedEmailDomains: string[] }
>;

export function toValues(settings: WebsiteSettings): WebsiteValues {
  const texts = textNames.map((name) => [name, settings[name] ?? '']);
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    register: settings.register,
    blockedDomains: settings.blockedEmailDomains.join('\n'),
  };
}

export const parseDomains = (text: string): string[] =>
  text
    .split(/[\s,;，；、]+/)
    .map((domain) => domain.replace(/^@/, '').toLowerCase())
    .filter((domain) => domain !== '');

/** Only changed values: concurrent changes of another administrator are kept. */
export function toChange(before: WebsiteValues, values: WebsiteValues): WebsiteChange {
  const texts = textNames
    .map((name) => [name, values[name].trim()] as const)
    .filter(([name, text]) => text !== before[name].trim())
    .map(([name, text]) => [name, text === '' ? clearedText : text]);
  return {
    ...(Object.fromEntries(texts) as Partial<Record<TextName, string>>),
    ...(before.register !== values.register && { register: values.register }),
    ...(before.blockedDomains !== values.blockedDomains && {
      blockedEmailDomains: parseDomains(values.blockedDomains),
    }),
  };
}

export type WebsiteProblem = 'webAddress' | 'link' | 'email' | 'domain' | 'tooLong';

const maximums: Readonly<Record<TextName, number>> = {
  name: siteLimits.nameMaximum,
  shortName: siteLimits.shortNameMaximum,
  description: siteLimits.descriptionMaximum,
  baseUrl: siteLimits.addressMaximum,
  recordName: siteLimits.addressMaximum,
  recordUrl: siteLimits.addressMaximum,
  projectName: siteLimits.nameMaximum,
  projectUrl: siteLimits.addressMaximum,
  contactEmail: 320,
};

const formats: Partial<Record<TextName, readonly [(text: string) => boolean, WebsiteProblem]>> = {
  baseUrl: [isWebAddress, 'webAddress'],
  recordUrl: [isLink, 'link'],
  projectUrl: [isLink, 'link'],
  contactEmail: [isEmail, 'email'],
};

/** Validation errors by field. */
export function findProblems(values: WebsiteValues): Partial<Record<keyof WebsiteValues, WebsiteProblem>> {
  const problems: Partial<Record<keyof WebsiteValues, WebsiteProblem>> = {};
  for (const name of textNames) {
    const text = values[name].trim();
    const [isRight, problem] = formats[name] ?? [];
    if (text.length > maximums[name]) problems[name] = 'tooLong';
    else if (text !== '' && isRight?.(text) === false) problems[name] = problem ?? 'link';
  }
  const domains = parseDomains(values.blockedDomains);
  if (domains.length > siteLimits.blockedDomainsMaximum) problems.blockedDomains = 'tooLong';
  else if (!domains.every(isMailDomain)) problems.blockedDomains = 'domain';
  return problems;
}
