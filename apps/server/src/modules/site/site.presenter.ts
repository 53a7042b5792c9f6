import { toWireDate } from '@touchstone/contract';
import type { Settings } from '../../platform/settings/setting-sections.ts';
import type { AnnouncementRow, LanguageRow } from './site.repository.ts';

export function presentWebConfiguration({ web }: Readonly<Settings>) {
  const { baseUrl, name, shortName, description, register, recordName, recordUrl, projectName, projectUrl } =
    web;
  return { baseUrl, name, shortName, description, register, recordName, recordUrl, projectName, projectUrl };
}

export function presentWebsite(settings: Readonly<Settings>) {
  const { web, mail, switches, socialLogin } = settings;
  return {
    ...presentWebConfiguration(settings),
    email: web.contactEmail ?? mail.username,
    openPublicDiscussion: switches.openPublicDiscussion,
    openGroupDiscussion: switches.openGroupDiscussion,
    openContestComment: switches.openContestComment,
    socialLogin:
      socialLogin.appId !== null && socialLogin.secret !== null
        ? { appId: socialLogin.appId, authorizeUrl: socialLogin.authorizeUrl }
        : null,
  };
}

/** Stands for a stored password that nobody gets to see. */
export const hiddenPassword = '••••••••';

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

export const presentAnnouncement = (announcement: AnnouncementRow) => ({
  id: announcement.id,
  title: announcement.title,
  content: announcement.content,
  uid: announcement.authorId,
  username: announcement.username,
  status: announcement.isHidden ? 1 : 0,
  gmtCreate: toWireDate(announcement.createdAt),
  gmtModified: toWireDate(announcement.updatedAt),
});

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
