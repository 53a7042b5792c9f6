import { defineMessages } from '../../lib/messages.ts';
import { plural } from '../../lib/plural.ts';

export const actionMessages = defineMessages({
  'zh-CN': {
    apply: '应用',
    discard: '放弃',
    cancel: '取消评测',
    undo: '撤销',
    fresh: '重新预览',
    close: '关闭',
    applyAsk: '应用这次重测？',
    applyText: (count: number) =>
      count === 0
        ? '没有结果会改变。这些提交会标记为已按当前数据评测。'
        : `${String(count)} 份提交会一次性改为预览中的结果，统计、通过记录、训练进度和榜单随之变化。之后没有其他变动时可以撤销。`,
    notify: (count: number) => `通知结果有变化的用户（${String(count)} 人）`,
    notifyNone: '没有需要通知的用户。',
    appliedToast: '重测结果已应用',
    discardAsk: '放弃这次预览？',
    discardText: '预览的结果会全部删除，提交保持原样。',
    discardedToast: '预览已放弃',
    cancelAsk: '取消评测？',
    cancelText: '评测会停止，已得到的结果会删除，提交保持原样。',
    undoAsk: '撤销这次重测？',
    undoText: (count: number) =>
      `${String(count)} 份提交会恢复为应用前的结果，统计、通过记录、训练进度和榜单随之恢复。`,
    undoneToast: '已恢复为应用前的结果',
    notUndoable: '应用之后，其中的提交又有变化，已无法撤销。',
    staleTitle: '预览已过时',
    stale: {
      verdicts: '有提交被重新评测、人工判定或删除。',
      submissions: '有提交是用旧数据评测的，不在这次预览里。',
      data: '评测数据或规则又有改动。',
    },
    staleText: '请重新预览。未变的结果会沿用，只评测有变化的部分。',
  },
  'zh-HK': {
    apply: '套用',
    discard: '放棄',
    cancel: '取消評測',
    undo: '復原',
    fresh: '重新預覽',
    close: '關閉',
    applyAsk: '套用這次重測？',
    applyText: (count) =>
      count === 0
        ? '沒有結果會改變。這些提交會標記為已按目前數據評測。'
        : `${String(count)} 份提交會一次過改為預覽中的結果，統計、通過紀錄、訓練進度和排行榜隨之變化。之後沒有其他變動時可以復原。`,
    notify: (count) => `通知結果有變化的用戶（${String(count)} 人）`,
    notifyNone: '沒有需要通知的用戶。',
    appliedToast: '重測結果已套用',
    discardAsk: '放棄這次預覽？',
    discardText: '預覽的結果會全部刪除，提交保持原狀。',
    discardedToast: '預覽已放棄',
    cancelAsk: '取消評測？',
    cancelText: '評測會停止，已得到的結果會刪除，提交保持原狀。',
    undoAsk: '復原這次重測？',
    undoText: (count) =>
      `${String(count)} 份提交會恢復為套用前的結果，統計、通過紀錄、訓練進度和排行榜隨之恢復。`,
    undoneToast: '已恢復為套用前的結果',
    notUndoable: '套用之後，其中的提交又有變化，已無法復原。',
    staleTitle: '預覽已過時',
    stale: {
      verdicts: '有提交被重新評測、人手判定或刪除。',
      submissions: '有提交是用舊數據評測的，不在這次預覽裏。',
      data: '評測數據或規則又有更改。',
    },
    staleText: '請重新預覽。未變的結果會沿用，只評測有變化的部分。',
  },
  'en-US': {
    apply: 'Apply',
    discard: 'Discard',
    cancel: 'Cancel',
    undo: 'Undo',
    fresh: 'Fresh preview',
    close: 'Close',
    applyAsk: 'Apply this rejudge?',
    applyText: (count) =>
      count === 0
        ? 'No result changes. The submissions are marked as judged with the current data.'
        : `${plural(count, 'submission')} will get the previewed results in one step. Statistics, solved problems, training progress and scoreboards follow. You can undo it until something else changes.`,
    notify: (count) => `Notify users whose results change (${String(count)})`,
    notifyNone: 'There are no users to notify.',
    appliedToast: 'The rejudge was applied',
    discardAsk: 'Discard this preview?',
    discardText: 'Its results are deleted. The submissions stay as they are.',
    discardedToast: 'The preview was discarded',
    cancelAsk: 'Cancel judging?',
    cancelText: 'Judging stops and the results so far are deleted. The submissions stay as they are.',
    undoAsk: 'Undo this rejudge?',
    undoText: (count) =>
      `${plural(count, 'submission')} will get their earlier results back. Statistics, solved problems, training progress and scoreboards follow.`,
    undoneToast: 'The earlier results are restored',
    notUndoable: 'Submissions have changed since the preview was applied, so it cannot be undone.',
    staleTitle: 'This preview is out of date',
    stale: {
      verdicts: 'Submissions were rejudged, judged by hand or deleted.',
      submissions: 'Some submissions were judged with older data and are not part of this preview.',
      data: 'The judging data or rules have changed again.',
    },
    staleText: 'Start a fresh preview. It keeps the results that still apply and judges only the rest.',
  },
});
