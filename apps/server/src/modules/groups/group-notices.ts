/** Messages of a group to users, in the three languages of the site. The reader gets the one of the page. */
import { escapeMarkdown, writeNotice } from '../notices/index.ts';

interface NamedGroup {
  id: number;
  name: string;
}

const linkToGroup = ({ id, name }: NamedGroup) => `[${escapeMarkdown(name)}](/group/${String(id)})`;
const linkToUser = (username: string) =>
  `[${escapeMarkdown(username)}](/user-home?username=${encodeURIComponent(username)})`;

/** To administrators of the group. */
export function writeApplicationNotice(group: NamedGroup, applicant: { username: string; reason: string }) {
  const user = linkToUser(applicant.username);
  const members = `/group/${String(group.id)}/member`;
  const quoted = escapeMarkdown(applicant.reason).replace(/\s*\n\s*/g, ' ');
  return writeNotice({
    title: { 'zh-CN': '团队加入申请', 'zh-HK': '小組加入申請', 'en-US': 'Application to join a group' },
    content: {
      'zh-CN': `${user} 申请加入团队 ${linkToGroup(group)}。\n\n> ${quoted}\n\n[处理申请](${members})`,
      'zh-HK': `${user} 申請加入小組 ${linkToGroup(group)}。\n\n> ${quoted}\n\n[處理申請](${members})`,
      'en-US': `${user} applied to join the group ${linkToGroup(group)}.\n\n> ${quoted}\n\n[Review the application](${members})`,
    },
  });
}

export const writeWelcomeNotice = (group: NamedGroup) =>
  writeNotice({
    title: { 'zh-CN': '欢迎加入团队', 'zh-HK': '歡迎加入小組', 'en-US': 'Welcome to the group' },
    content: {
      'zh-CN': `你已成为团队 ${linkToGroup(group)} 的成员。`,
      'zh-HK': `你已成為小組 ${linkToGroup(group)} 的成員。`,
      'en-US': `You are now a member of the group ${linkToGroup(group)}.`,
    },
  });

export const writeRefusalNotice = (group: NamedGroup) =>
  writeNotice({
    title: { 'zh-CN': '团队申请未通过', 'zh-HK': '小組申請未獲批准', 'en-US': 'Application refused' },
    content: {
      'zh-CN': `你加入团队 ${linkToGroup(group)} 的申请未通过。你可以再次申请。`,
      'zh-HK': `你加入小組 ${linkToGroup(group)} 的申請未獲批准。你可以再次申請。`,
      'en-US': `Your application to join the group ${linkToGroup(group)} was refused. You can apply again.`,
    },
  });

export const writeRemovalNotice = ({ name }: NamedGroup) =>
  writeNotice({
    title: { 'zh-CN': '你已被移出团队', 'zh-HK': '你已被移出小組', 'en-US': 'Removed from a group' },
    content: {
      'zh-CN': `你已被移出团队「${escapeMarkdown(name)}」。`,
      'zh-HK': `你已被移出小組「${escapeMarkdown(name)}」。`,
      'en-US': `You were removed from the group “${escapeMarkdown(name)}”.`,
    },
  });

export const writeDisbandNotice = ({ name }: NamedGroup, by: string) =>
  writeNotice({
    title: { 'zh-CN': '团队已解散', 'zh-HK': '小組已解散', 'en-US': 'Group disbanded' },
    content: {
      'zh-CN': `团队「${escapeMarkdown(name)}」已由 ${linkToUser(by)} 解散，其中的题目、训练、比赛和提交已被删除。`,
      'zh-HK': `小組「${escapeMarkdown(name)}」已由 ${linkToUser(by)} 解散，當中的題目、訓練、比賽和提交已被刪除。`,
      'en-US': `The group “${escapeMarkdown(name)}” was disbanded by ${linkToUser(by)}. Its problems, trainings, contests and submissions were deleted.`,
    },
  });

export const writeBanNotice = ({ name }: NamedGroup, reason: string) =>
  writeNotice({
    title: { 'zh-CN': '团队已被封禁', 'zh-HK': '小組已被停用', 'en-US': 'Group banned' },
    content: {
      'zh-CN': `团队「${escapeMarkdown(name)}」已被本站管理员封禁。原因：${escapeMarkdown(reason)}`,
      'zh-HK': `小組「${escapeMarkdown(name)}」已被本站管理員停用。原因：${escapeMarkdown(reason)}`,
      'en-US': `The group “${escapeMarkdown(name)}” was banned by an administrator of the site. Reason: ${escapeMarkdown(reason)}`,
    },
  });

export const writeUnbanNotice = (group: NamedGroup) =>
  writeNotice({
    title: { 'zh-CN': '团队已恢复', 'zh-HK': '小組已恢復', 'en-US': 'Group restored' },
    content: {
      'zh-CN': `团队 ${linkToGroup(group)} 已解除封禁。`,
      'zh-HK': `小組 ${linkToGroup(group)} 已重新啟用。`,
      'en-US': `The group ${linkToGroup(group)} is no longer banned.`,
    },
  });
