import { defineMessages } from '../../../lib/messages.ts';

export const switchMessages = defineMessages({
  'zh-CN': {
    title: '站点开关',
    description: '开放或关闭站点的功能，限制使用的频率。保存后在每一台服务器上立即生效。',
    saved: '开关已保存，立即生效',
    remote: '远程评测的网站与账号',
    range: (minimum: number, maximum: number) => `请填写 ${String(minimum)} 至 ${String(maximum)} 的整数`,
    sections: {
      judging: { title: '提交与评测', text: '维护评测机，或只想开放一部分场合时使用。' },
      discussion: { title: '讨论与评论', text: '谁可以发言，发言之前需要通过多少道题。管理员不受限制。' },
      groups: { title: '团队', text: '普通用户创建团队的条件。管理员不受限制。' },
      logins: { title: '登录', text: '登录状态被盗用时，期限越短，损失越小。' },
    },
    openPublicJudge: { label: '题库提交', text: '关闭后，题库中的题目不能提交和自测。' },
    openContestJudge: { label: '比赛提交', text: '关闭后，比赛中的题目不能提交和自测。' },
    openGroupJudge: { label: '团队提交', text: '关闭后，团队中的题目不能提交和自测。' },
    hideNonContestSubmissionCode: {
      label: '隐藏比赛以外的代码',
      text: '打开后，比赛以外的提交不再显示代码，作者本人也看不到。管理员除外。',
    },
    defaultSubmitInterval: {
      label: '提交间隔（秒）',
      text: '同一用户两次提交之间至少相隔的时间，0 为不限制。',
    },
    openPublicDiscussion: { label: '公共讨论区', text: '关闭后，讨论区的入口和内容都不再显示。' },
    openGroupDiscussion: { label: '团队讨论区', text: '关闭后，团队中没有讨论区。' },
    openContestComment: { label: '比赛评论', text: '关闭后，比赛中没有评论与答疑。' },
    openSolutionsToAll: {
      label: '题解对所有人开放',
      text: '关闭时，通过该题的用户才能查看题解。比赛进行期间始终不开放。',
    },
    defaultCreateDiscussionDailyLimit: { label: '每天发帖数', text: '一名用户一天最多发起的讨论。' },
    defaultCreateDiscussionLimit: { label: '发帖总数', text: '一名用户最多保留的讨论，不含已删除的。' },
    defaultCreateDiscussionACInitValue: { label: '发帖所需通过数', text: '通过这么多道题之后才能发起讨论。' },
    defaultCreateCommentACInitValue: { label: '评论所需通过数', text: '通过这么多道题之后才能评论和回复。' },
    defaultCreateGroupDailyLimit: { label: '每天创建数', text: '一名用户一天最多创建的团队。' },
    defaultCreateGroupLimit: { label: '创建总数', text: '一名用户最多拥有的团队。' },
    defaultCreateGroupACInitValue: { label: '创建所需通过数', text: '通过这么多道题之后才能创建团队。' },
    sessionMaximumDays: {
      label: '登录有效期（天）',
      text: '登录这么多天之后必须重新登录，即使一直在使用。对已登录的设备立即生效。',
    },
  },
  'zh-HK': {
    title: '網站開關',
    description: '開放或關閉網站的功能，限制使用的頻率。儲存後在每一台伺服器上即時生效。',
    saved: '開關已儲存，即時生效',
    remote: '遠端評測的網站與帳戶',
    range: (minimum, maximum) => `請填寫 ${String(minimum)} 至 ${String(maximum)} 的整數`,
    sections: {
      judging: { title: '提交與評測', text: '維護評測機，或只想開放部分場合時使用。' },
      discussion: { title: '討論與評論', text: '誰可發言，發言之前須通過多少道題目。管理員不受限制。' },
      groups: { title: '小組', text: '一般用戶建立小組的條件。管理員不受限制。' },
      logins: { title: '登入', text: '登入狀態被盜用時，期限越短，損失越小。' },
    },
    openPublicJudge: { label: '題庫提交', text: '關閉後，題庫內的題目不能提交和自測。' },
    openContestJudge: { label: '比賽提交', text: '關閉後，比賽內的題目不能提交和自測。' },
    openGroupJudge: { label: '小組提交', text: '關閉後，小組內的題目不能提交和自測。' },
    hideNonContestSubmissionCode: {
      label: '隱藏比賽以外的程式碼',
      text: '開啟後，比賽以外的提交不再顯示程式碼，作者本人亦看不到。管理員除外。',
    },
    defaultSubmitInterval: {
      label: '提交間隔（秒）',
      text: '同一用戶兩次提交之間最少相隔的時間，0 為不限。',
    },
    openPublicDiscussion: { label: '公開討論區', text: '關閉後，討論區的入口和內容均不再顯示。' },
    openGroupDiscussion: { label: '小組討論區', text: '關閉後，小組內沒有討論區。' },
    openContestComment: { label: '比賽評論', text: '關閉後，比賽內沒有評論與答問。' },
    openSolutionsToAll: {
      label: '題解對所有人開放',
      text: '關閉時，通過此題的用戶才能查看題解。比賽進行期間始終不開放。',
    },
    defaultCreateDiscussionDailyLimit: { label: '每日發帖數', text: '一名用戶一日最多發起的討論。' },
    defaultCreateDiscussionLimit: { label: '發帖總數', text: '一名用戶最多保留的討論，不含已刪除的。' },
    defaultCreateDiscussionACInitValue: { label: '發帖所需通過數', text: '通過這麼多道題目後才可發起討論。' },
    defaultCreateCommentACInitValue: { label: '評論所需通過數', text: '通過這麼多道題目後才可評論和回覆。' },
    defaultCreateGroupDailyLimit: { label: '每日建立數', text: '一名用戶一日最多建立的小組。' },
    defaultCreateGroupLimit: { label: '建立總數', text: '一名用戶最多擁有的小組。' },
    defaultCreateGroupACInitValue: { label: '建立所需通過數', text: '通過這麼多道題目後才可建立小組。' },
    sessionMaximumDays: {
      label: '登入有效期（日）',
      text: '登入這麼多日後必須重新登入，即使一直在使用。對已登入的裝置即時生效。',
    },
  },
  'en-US': {
    title: 'Feature switches',
    description:
      'Turn features on or off and set usage limits. Changes take effect immediately on all servers.',
    saved: 'Saved. Changes take effect immediately',
    remote: 'Remote judging',
    range: (minimum, maximum) => `Enter a whole number from ${String(minimum)} to ${String(maximum)}`,
    sections: {
      judging: {
        title: 'Submissions and judging',
        text: 'For judge maintenance, or to open only parts of the site.',
      },
      discussion: {
        title: 'Discussions and comments',
        text: 'Who can post, and how many problems they must have solved. Administrators have no limits.',
      },
      groups: { title: 'Groups', text: 'Requirements for creating a group. Administrators have no limits.' },
      logins: { title: 'Logins', text: 'The shorter a login lasts, the less a stolen session is worth.' },
    },
    openPublicJudge: {
      label: 'Submissions to public problems',
      text: 'When off, public problems accept no submissions and no test runs.',
    },
    openContestJudge: {
      label: 'Submissions in contests',
      text: 'When off, contest problems accept no submissions and no test runs.',
    },
    openGroupJudge: {
      label: 'Submissions in groups',
      text: 'When off, group problems accept no submissions and no test runs.',
    },
    hideNonContestSubmissionCode: {
      label: 'Hide code outside contests',
      text: 'When on, code of submissions outside contests is hidden, even from its author. Administrators still see it.',
    },
    defaultSubmitInterval: {
      label: 'Submission interval (seconds)',
      text: 'The minimum time between two submissions of a user. 0 means no limit.',
    },
    openPublicDiscussion: {
      label: 'Public discussions',
      text: 'When off, discussions and links to them are hidden.',
    },
    openGroupDiscussion: { label: 'Group discussions', text: 'When off, groups have no discussions.' },
    openContestComment: { label: 'Contest comments', text: 'When off, contests have no comments or Q&A.' },
    openSolutionsToAll: {
      label: 'Solutions open to everyone',
      text: 'When off, only users who solved a problem read its solutions. They stay closed during contests.',
    },
    defaultCreateDiscussionDailyLimit: {
      label: 'Discussions per day',
      text: 'The number of discussions a user can start per day.',
    },
    defaultCreateDiscussionLimit: {
      label: 'Discussions in total',
      text: 'The number of discussions a user can have. Deleted ones do not count.',
    },
    defaultCreateDiscussionACInitValue: {
      label: 'Solved problems to start a discussion',
      text: 'Users must solve this many problems before they can start a discussion.',
    },
    defaultCreateCommentACInitValue: {
      label: 'Solved problems to comment',
      text: 'Users must solve this many problems before they can comment or reply.',
    },
    defaultCreateGroupDailyLimit: {
      label: 'New groups per day',
      text: 'The number of groups a user can create per day.',
    },
    defaultCreateGroupLimit: { label: 'Groups in total', text: 'The number of groups a user can own.' },
    defaultCreateGroupACInitValue: {
      label: 'Solved problems to create a group',
      text: 'Users must solve this many problems before they can create a group.',
    },
    sessionMaximumDays: {
      label: 'Days until a new login',
      text: 'Users log in again after this many days, even if they use the site all the time. Also ends open sessions.',
    },
  },
});
