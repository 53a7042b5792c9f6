import { groupLimits, invitationLimits, memberImportLimits } from '../group-limits.ts';
import { memberImportReasonTexts, type MemberImportReason } from '../group-member-import.ts';
import { business, type LocalisedTuple } from './define-errors.ts';

const range = (minimum: number, maximum: number) => [String(minimum), String(maximum)] as const;
const names = range(groupLimits.nameMinimum, groupLimits.nameMaximum);
const shortNames = range(groupLimits.shortNameMinimum, groupLimits.shortNameMaximum);
const briefs = range(groupLimits.briefMinimum, groupLimits.briefMaximum);
const descriptions = range(groupLimits.descriptionMinimum, groupLimits.descriptionMaximum);
const reasons = range(groupLimits.reasonMinimum, groupLimits.reasonMaximum);

/** Who may see a group and do what in it. */
const accessErrors = {
  groupNotFound: business(404, [
    '团队不存在或已被封禁。',
    '小組不存在或已被停用。',
    'The group does not exist or is banned.',
  ]),
  groupHidden: business(403, [
    '该团队未公开，仅成员可以访问。',
    '此小組未公開，只有成員可以進入。',
    'This group is not public. Only its members can see it.',
  ]),
  groupMembersOnly: business(403, [
    '仅团队成员可以访问。',
    '只有小組成員可以進入。',
    'Only members of the group can see this.',
  ]),
  groupAdminsOnly: business(403, [
    '仅团队管理员可以执行此操作。',
    '只有小組管理員可以執行此操作。',
    'Only administrators of the group can do this.',
  ]),
  groupRootsOnly: business(403, [
    '仅团队超级管理员可以执行此操作。',
    '只有小組超級管理員可以執行此操作。',
    'Only roots of the group can do this.',
  ]),
  groupOwnerOnly: business(403, [
    '仅团队的创建者可以执行此操作。',
    '只有小組的建立者可以執行此操作。',
    'Only the owner of the group can do this.',
  ]),
  /** For content of a group that an author or a root may change. */
  groupAuthorsOnly: business(403, [
    '仅作者和团队超级管理员可以执行此操作。',
    '只有作者和小組超級管理員可以執行此操作。',
    'Only the author and roots of the group can do this.',
  ]),
  ownGroupsLogin: business(401, [
    '请先登录，再查看自己的团队。',
    '請先登入，再查看自己的小組。',
    'Log in to see your groups.',
  ]),
};

const formErrors = {
  groupCreateSolved: business<{ count: number }>(403, ({ count }) => [
    `还不能创建团队，请先通过至少 ${String(count)} 道题目。`,
    `尚未能建立小組，請先通過至少 ${String(count)} 道題目。`,
    `You cannot create groups yet. Solve at least ${String(count)} problems first.`,
  ]),
  groupCreateDaily: business<{ count: number }>(403, ({ count }) => [
    `每天最多创建 ${String(count)} 个团队，请明天再试。`,
    `每天最多建立 ${String(count)} 個小組，請明天再試。`,
    `You can create at most ${String(count)} groups a day. Try again tomorrow.`,
  ]),
  groupCreateTotal: business<{ count: number }>(403, ({ count }) => [
    `每位用户最多拥有 ${String(count)} 个团队。`,
    `每位用戶最多擁有 ${String(count)} 個小組。`,
    `You can own at most ${String(count)} groups.`,
  ]),
  groupNameLength: business(400, [
    `团队名称（name）应为 ${names[0]} 至 ${names[1]} 个字符。`,
    `小組名稱（name）須為 ${names[0]} 至 ${names[1]} 個字元。`,
    `The group name (name) must have ${names[0]} to ${names[1]} characters.`,
  ]),
  groupShortNameLength: business(400, [
    `团队简称（shortName）应为 ${shortNames[0]} 至 ${shortNames[1]} 个字符。`,
    `小組簡稱（shortName）須為 ${shortNames[0]} 至 ${shortNames[1]} 個字元。`,
    `The short name (shortName) must have ${shortNames[0]} to ${shortNames[1]} characters.`,
  ]),
  groupShortNameCharacters: business(400, [
    '团队简称（shortName）只能含有文字、数字、下划线和连字符。',
    '小組簡稱（shortName）只能含有文字、數字、底線和連字號。',
    'The short name (shortName) can contain letters, digits, underscores and hyphens only.',
  ]),
  groupBriefLength: business(400, [
    `团队简介（brief）应为 ${briefs[0]} 至 ${briefs[1]} 个字符。`,
    `小組簡介（brief）須為 ${briefs[0]} 至 ${briefs[1]} 個字元。`,
    `The brief (brief) must have ${briefs[0]} to ${briefs[1]} characters.`,
  ]),
  groupDescriptionLength: business(400, [
    `团队描述（description）应为 ${descriptions[0]} 至 ${descriptions[1]} 个字符。`,
    `小組描述（description）須為 ${descriptions[0]} 至 ${descriptions[1]} 個字元。`,
    `The description (description) must have ${descriptions[0]} to ${descriptions[1]} characters.`,
  ]),
  groupAccessUnknown: business(400, [
    '加入方式（auth）应为 1（公开）、2（需申请）或 3（需邀请码）。',
    '加入方式（auth）須為 1（公開）、2（需申請）或 3（需邀請碼）。',
    'The access (auth) must be 1 (public), 2 (protected) or 3 (private).',
  ]),
  groupCodeLength: business(400, [
    `邀请码（code）应为 ${String(groupLimits.codeLength)} 个字符。`,
    `邀請碼（code）須為 ${String(groupLimits.codeLength)} 個字元。`,
    `The invitation code (code) must have ${String(groupLimits.codeLength)} characters.`,
  ]),
  groupNameTaken: business(400, [
    '团队名称（name）已被使用，请更换。',
    '小組名稱（name）已被使用，請更換。',
    'This group name (name) is taken. Choose another one.',
  ]),
  groupShortNameTaken: business(400, [
    '团队简称（shortName）已被使用，请更换。',
    '小組簡稱（shortName）已被使用，請更換。',
    'This short name (shortName) is taken. Choose another one.',
  ]),
  groupDisbandName: business(400, [
    '输入的名称（name）与团队名称不一致，团队没有解散。',
    '輸入的名稱（name）與小組名稱不一致，小組沒有解散。',
    'This is not the name (name) of the group. The group was not disbanded.',
  ]),
  groupDisbandContest: business<{ contests: string[] }>(400, ({ contests }) => [
    `团队有正在进行的比赛（${contests.join('、')}），请在比赛结束后再解散。`,
    `小組有正在進行的比賽（${contests.join('、')}），請在比賽結束後再解散。`,
    `A contest of the group is running (${contests.join(', ')}). Disband the group after it has ended.`,
  ]),
  groupBanReason: business(400, [
    `请填写封禁原因（reason），最长 ${String(groupLimits.banReasonMaximum)} 个字符。`,
    `請填寫停用原因（reason），最長 ${String(groupLimits.banReasonMaximum)} 個字元。`,
    `Enter a reason (reason) of at most ${String(groupLimits.banReasonMaximum)} characters.`,
  ]),
};

const memberErrors = {
  groupCodeWrong: business(400, [
    '邀请码（code）不正确，请重新输入。',
    '邀請碼（code）不正確，請重新輸入。',
    'The invitation code (code) is wrong. Try again.',
  ]),
  groupReasonLength: business(400, [
    `申请理由（reason）应为 ${reasons[0]} 至 ${reasons[1]} 个字符。`,
    `申請理由（reason）須為 ${reasons[0]} 至 ${reasons[1]} 個字元。`,
    `The reason (reason) must have ${reasons[0]} to ${reasons[1]} characters.`,
  ]),
  groupAlreadyApplied: business(403, [
    '你已经申请加入，请等待管理员处理。',
    '你已經申請加入，請等待管理員處理。',
    'You have already applied. Wait for an administrator of the group.',
  ]),
  groupAlreadyMember: business(403, [
    '你已经是该团队的成员。',
    '你已經是此小組的成員。',
    'You are already a member of this group.',
  ]),
  groupMemberGone: business(404, [
    '该用户不在团队中。',
    '此用戶不在小組中。',
    'This user is not in the group.',
  ]),
  groupOwnerProtected: business(404, [
    '不能修改或移除团队的创建者。',
    '不能修改或移除小組的建立者。',
    'The owner of the group cannot be changed or removed.',
  ]),
  groupMemberSelf: business(404, [
    '不能移除自己；要离开团队，请使用退出。',
    '不能移除自己；要離開小組，請使用退出。',
    'You cannot remove yourself. Leave the group instead.',
  ]),
  groupMemberAuth: business(400, [
    '成员权限（auth）应为 2（拒绝）、3（成员）、4（管理员）或 5（超级管理员）。',
    '成員權限（auth）須為 2（拒絕）、3（成員）、4（管理員）或 5（超級管理員）。',
    'The role (auth) must be 2 (refused), 3 (member), 4 (admin) or 5 (root).',
  ]),
  groupMemberDemotion: business(403, [
    '不能把成员改为申请中或已拒绝；要移除成员，请使用移除。',
    '不能把成員改為申請中或已拒絕；要移除成員，請使用移除。',
    'A member cannot become an applicant again. Remove the member instead.',
  ]),
  groupRoleTooHigh: business(403, [
    '不能设置或修改不低于自己的权限（auth）。',
    '不能設定或修改不低於自己的權限（auth）。',
    'You can only change and assign roles (auth) below your own.',
  ]),
  groupRemovalTooHigh: business(404, [
    '不能移除权限不低于自己的成员。',
    '不能移除權限不低於自己的成員。',
    'You can only remove members whose role is below your own.',
  ]),
  groupOwnerLeaves: business(404, [
    '创建者不能退出团队，可以转让或解散团队。',
    '建立者不能退出小組，可以轉讓或解散小組。',
    'The owner cannot leave the group. Transfer or disband it instead.',
  ]),
  groupLastRoot: business(403, [
    '团队至少要有一位超级管理员。',
    '小組至少要有一位超級管理員。',
    'A group needs at least one root.',
  ]),
  groupNotMember: business(403, ['你不在该团队中。', '你不在此小組中。', 'You are not in this group.']),
};

const invitationErrors = {
  invitationNotFound: business(404, ['邀请链接无效。', '邀請連結無效。', 'This invitation is not valid.']),
  invitationExpired: business(400, [
    '邀请链接已过期，请向团队管理员索取新的链接。',
    '邀請連結已過期，請向小組管理員索取新的連結。',
    'This invitation has expired. Ask an administrator of the group for a new one.',
  ]),
  invitationUsedUp: business(400, [
    '邀请链接的使用次数已满，请向团队管理员索取新的链接。',
    '邀請連結的使用次數已滿，請向小組管理員索取新的連結。',
    'This invitation has been used up. Ask an administrator of the group for a new one.',
  ]),
  invitationRevoked: business(400, [
    '邀请链接已被撤销，请向团队管理员索取新的链接。',
    '邀請連結已被撤銷，請向小組管理員索取新的連結。',
    'This invitation has been revoked. Ask an administrator of the group for a new one.',
  ]),
  tooManyInvitations: business(400, [
    `一个团队最多有 ${String(invitationLimits.openMaximum)} 个有效的邀请链接，请先撤销不用的链接。`,
    `一個小組最多有 ${String(invitationLimits.openMaximum)} 個有效的邀請連結，請先撤銷不用的連結。`,
    `A group can have at most ${String(invitationLimits.openMaximum)} open invitations. Revoke one first.`,
  ]),
};

const announcementErrors = {
  announcementGroupMissing: business(400, [
    '缺少团队编号（gid）。',
    '缺少小組編號（gid）。',
    'The group id (gid) is missing.',
  ]),
  announcementIdMissing: business(400, [
    '缺少公告编号（id）。',
    '缺少公告編號（id）。',
    'The announcement id (id) is missing.',
  ]),
  groupAnnouncementNotFound: business(404, [
    '公告不存在，可能已被删除。',
    '公告不存在，可能已被刪除。',
    'Announcement not found. It may have been deleted.',
  ]),
};

interface WrongRow {
  /** From 1. */
  row: number;
  username: string;
  problem: MemberImportReason;
}

/** More would not fit into a message. The check of the import names all of them. */
const namedRows = 20;

function describeRows(rows: readonly WrongRow[]): LocalisedTuple {
  const named = rows.slice(0, namedRows);
  const others = rows.length - named.length;
  const name = (username: string, [before, after]: readonly [string, string]) =>
    username === '' ? '' : `${before}${username}${after}`;
  const chinese = (locale: 'zh-CN' | 'zh-HK') =>
    named
      .map(
        ({ row, username, problem }) =>
          `第 ${String(row)} 行${name(username, ['（', '）'])}：${memberImportReasonTexts[problem][locale]}`,
      )
      .join('；');
  const english = named
    .map(
      ({ row, username, problem }) =>
        `row ${String(row)}${name(username, [' (', ')'])}: ${memberImportReasonTexts[problem]['en-US']}`,
    )
    .join('; ');
  return [
    `没有导入任何成员。${chinese('zh-CN')}。${others === 0 ? '' : `另有 ${String(others)} 个问题。`}`,
    `沒有匯入任何成員。${chinese('zh-HK')}。${others === 0 ? '' : `另有 ${String(others)} 個問題。`}`,
    `No members were imported: ${english}.${others === 0 ? '' : ` There are ${String(others)} more problems.`}`,
  ];
}

const memberImportErrors = {
  memberImportEmpty: business(400, [
    '没有可以导入的成员。',
    '沒有可以匯入的成員。',
    'There are no members to import.',
  ]),
  memberImportRowsWrong: business<{ rows: readonly WrongRow[] }>(400, ({ rows }) => describeRows(rows)),
  memberImportDailyLimit: business(403, [
    `没有导入任何成员：每天最多通过导入创建 ${String(memberImportLimits.accountsPerDay)} 个账号。`,
    `沒有匯入任何成員：每天最多透過匯入建立 ${String(memberImportLimits.accountsPerDay)} 個帳戶。`,
    `No members were imported: imports can create at most ${String(memberImportLimits.accountsPerDay)} accounts a day.`,
  ]),
};

export const groupErrors = {
  ...accessErrors,
  ...formErrors,
  ...memberErrors,
  ...invitationErrors,
  ...announcementErrors,
  ...memberImportErrors,
};
