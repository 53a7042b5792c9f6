import type { EffectKind } from '@touchstone/contract/in-use';
import { defineMessages } from '../../lib/messages.ts';

export const inUseMessages = defineMessages({
  'zh-CN': {
    title: '正在使用中，确定要改吗？',
    proceed: '仍然继续',
    back: '先不改',
    safer: {
      contestantsShutOut:
        '更稳妥的做法：等比赛结束后再改；如果只想处理某个人，请封禁该账号或取消其参赛资格。',
      contestantsRescored: '更稳妥的做法：等比赛结束、榜单核对无误后再改，并提前告知选手。',
      submissionsRevealed: '更稳妥的做法：保留封榜，颁奖时用滚榜公布结果。',
      submissionsDeleted: '更稳妥的做法：保留题目，用比赛公告说明该题不再作答。',
      submissionsDetached: '更稳妥的做法：隐藏比赛，成绩和榜单都会保留。',
      submissionsOutdated: '保存后请用“重测预览”查看哪些结果会变，再决定是否重测，并告知主办人。',
      submissionsRejudged: '更稳妥的做法：先用“重测预览”看看哪些结果会变，再应用。',
      marksMoved: '更稳妥的做法：先告知学员；只想照顾个别人时，不要改动整个训练。',
      progressDeleted: '更稳妥的做法：隐藏训练，进度会保留。',
      contestantsDeleted: '更稳妥的做法：封禁账号，提交和榜单都会保留。',
    },
  },
  'zh-HK': {
    title: '正在使用中，確定要更改嗎？',
    proceed: '仍然繼續',
    back: '暫不更改',
    safer: {
      contestantsShutOut:
        '較穩妥的做法：待比賽結束後才更改；如只想處理某位選手，請停用該帳戶或取消其參賽資格。',
      contestantsRescored: '較穩妥的做法：待比賽結束、榜單核對無誤後才更改，並預先通知選手。',
      submissionsRevealed: '較穩妥的做法：保留封榜，頒獎時以滾榜公布結果。',
      submissionsDeleted: '較穩妥的做法：保留題目，以比賽公告說明該題不再作答。',
      submissionsDetached: '較穩妥的做法：隱藏比賽，成績和榜單都會保留。',
      submissionsOutdated: '儲存後請以「重測預覽」查看哪些結果會變，再決定是否重測，並通知主辦人。',
      submissionsRejudged: '較穩妥的做法：先以「重測預覽」看看哪些結果會變，再套用。',
      marksMoved: '較穩妥的做法：先通知學員；只想照顧個別人時，不要更改整個訓練。',
      progressDeleted: '較穩妥的做法：隱藏訓練，進度會保留。',
      contestantsDeleted: '較穩妥的做法：停用帳戶，提交和榜單都會保留。',
    },
  },
  'en-US': {
    title: 'This is in use. Change it anyway?',
    proceed: 'Change it anyway',
    back: 'Leave it as it is',
    safer: {
      contestantsShutOut:
        'Safer: change it after the end. To deal with one person, ban the account or disqualify the contestant.',
      contestantsRescored:
        'Safer: change it after the end, when the scoreboard has been checked, and tell the contestants before.',
      submissionsRevealed: 'Safer: keep the freeze, and reveal the results at the award ceremony.',
      submissionsDeleted: 'Safer: keep the problem, and announce that it need not be solved any more.',
      submissionsDetached: 'Safer: hide the contest. Results and scoreboard stay.',
      submissionsOutdated:
        'After saving, see in the rejudge preview which results would change before you rejudge, and tell the organisers.',
      submissionsRejudged: 'Safer: see in the rejudge preview which results would change, then apply it.',
      marksMoved: 'Safer: tell the learners first. To help one learner, leave the training as it is.',
      progressDeleted: 'Safer: hide the training. The progress stays.',
      contestantsDeleted: 'Safer: ban the accounts. Submissions and scoreboard stay.',
    } satisfies Record<EffectKind, string>,
  },
});
