export { parseAnnouncementText, type SentText } from './announcements/parse-announcement-text.ts';
export { registerHome } from './home/home.routes.ts';
export { isOutside, listSecretContestIds } from './home/secret-contests.ts';
export { presentLanguage } from './site.presenter.ts';
export { listLanguages } from './site.repository.ts';
export { registerSite } from './site.routes.ts';
export { markMissingLanguages } from './languages/languages.repository.ts';
export { storeLanguages } from './languages/store-languages.ts';
export * from './remote-accounts/index.ts';
