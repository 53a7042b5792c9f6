import { remoteJudgeNames } from '@touchstone/contract/remote-judges';
import { tagSites, type TagSite } from '@touchstone/contract/tag-limits';
import { defineMessages, useMessages } from './messages.ts';

const ownSiteMessages = defineMessages({
  'zh-CN': { ownSite: '本站题目' },
  'zh-HK': { ownSite: '本站題目' },
  'en-US': { ownSite: 'Our own problems' },
});

/** Product names are the same in every language; only the own site is translated. */
export const siteNames: Record<Exclude<TagSite, 'ME'>, string> = remoteJudgeNames;

/** Parses a value of the address: an unknown site is the own site. */
export const parseTagSite = (text: string): TagSite => tagSites.find((site) => site === text) ?? 'ME';

export interface TagSiteOption {
  value: TagSite;
  label: string;
}

/** All sites, with their names in the language of the page. */
export function useTagSiteOptions(): TagSiteOption[] {
  const { ownSite } = useMessages(ownSiteMessages);
  return tagSites.map((site) => ({ value: site, label: site === 'ME' ? ownSite : siteNames[site] }));
}
