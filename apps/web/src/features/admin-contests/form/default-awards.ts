import { defaultAwards, type AwardRule } from '@touchstone/rules/contests/awards';
import { currentMessages, defineMessages } from '../../../lib/messages.ts';

const awardMessages = defineMessages({
  'zh-CN': { gold: '金奖', silver: '银奖', bronze: '铜奖' },
  'zh-HK': { gold: '金獎', silver: '銀獎', bronze: '銅獎' },
  'en-US': { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
});

/** The default awards, named in the language of the page. Contestants see the names as they are saved. */
export function listDefaultAwards(): AwardRule[] {
  const { gold, silver, bronze } = currentMessages(awardMessages);
  const names = [gold, silver, bronze];
  return defaultAwards.map((award, index) => ({ ...award, name: names[index] ?? award.name }));
}
