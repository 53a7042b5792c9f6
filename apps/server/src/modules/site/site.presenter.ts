import { toWireDate } from '@touchstone/contract';
import type { Settings } from '../../platform/settings/setting-sections.ts';
import { hiddenPassword } from './hidden-password.ts';
import type { LanguageRow } from './site.repository.ts';

export function presentWebConfiguration({ web }: Readonly<Settings>) {
  const { baseUrl, name, shortName, description, register, recordName, recordUrl, projectName, projectUrl } =
    web;
  return { baseUrl, name, shortName, description, register, recordName, recordUrl, projectName, projectUrl };
}

/** The public configuration and the fields for administrators. */
export const presentWebSettings = (settings: Readonly<Settings>) => ({
  ...presentWebConfiguration(settings),
  contactEmail: settings.web.contactEmail,
  blockedEmailDomains: settings.web.blockedEmailDomains,
});

export function presentWebsite(settings: Readonly<Settings>) {
  const { web, mail, switches } = settings;
  return {
    ...presentWebConfiguration(settings),
    email: web.contactEmail ?? mail.username,
    openPublicDiscussion: switches.openPublicDiscussion,
    openGroupDiscussion: switches.openGroupDiscussion,
    openContestComment: switches.openContestComment,
  };
}

export function presentMailConfiguration({ mail }: Readonly<Settings>) {
  return {
    emailHost: mail.host,
    emailPort: mail.port,
    emailUsername: mail.username,
    emailPassword: mail.password === null ? null : hiddenPassword,
    emailBGImg: mail.backgroundImage,
    emailSsl: mail.isSecure,
  };
}

export const presentLanguage = (language: LanguageRow) => ({
  id: language.id,
  contentType: language.contentType,
  description: language.description,
  name: language.name,
  compileCommand: language.compileCommand,
  template: language.sampleProgram,
  codeTemplate: language.codeTemplate,
  isSpj: language.isCheckerLanguage,
  oj: language.judgeSystem,
  seq: language.position,
  gmtCreate: toWireDate(language.createdAt),
  gmtModified: toWireDate(language.updatedAt),
});
