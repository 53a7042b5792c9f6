import { defineMessages } from '../../../lib/messages.ts';
import { plural } from '../../../lib/plural.ts';
import type { ImportCounts } from '../../../ui/user-import/import-scope.ts';

export const memberImportMessages = defineMessages({
  'zh-CN': {
    title: '导入成员',
    help: '每行一名成员，依次为：用户名、密码、邮箱、真实姓名、性别、昵称、学校。已有账号只看用户名，其余列忽略；没有的账号会用这一行新建，此时密码必填。一次最多 1000 人。',
    ready: (count: number, counts?: ImportCounts) =>
      counts === undefined
        ? `${String(count)} 行，没有发现问题。`
        : `没有发现问题：${String(counts.existing)} 个已有账号会加入，${String(counts.created)} 个账号会新建，${String(counts.members)} 个已经是成员。`,
    importCount: (count: number) => `导入 ${String(count)} 名成员`,
    done: (count: number) => `已导入 ${String(count)} 名成员`,
  },
  'zh-HK': {
    title: '匯入成員',
    help: '每行一名成員，依次為：用戶名稱、密碼、電郵、真實姓名、性別、暱稱、學校。已有的帳戶只看用戶名稱，其餘欄位忽略；沒有的帳戶會以該行新建，此時密碼必填。一次最多 1000 人。',
    ready: (count, counts) =>
      counts === undefined
        ? `${String(count)} 行，沒有發現問題。`
        : `沒有發現問題：${String(counts.existing)} 個已有帳戶會加入，${String(counts.created)} 個帳戶會新建，${String(counts.members)} 個已是成員。`,
    importCount: (count) => `匯入 ${String(count)} 名成員`,
    done: (count) => `已匯入 ${String(count)} 名成員`,
  },
  'en-US': {
    title: 'Import members',
    help: 'One member per line: username, password, email, real name, gender, nickname, school. For an account that exists only the username counts. Any other line creates an account and needs a password. Up to 1000 members at a time.',
    ready: (count, counts) =>
      counts === undefined
        ? `${plural(count, 'line')}, no problems found.`
        : `No problems found: ${plural(counts.existing, 'existing account')} will join, ${plural(counts.created, 'account')} will be created, ${String(counts.members)} already in the group.`,
    importCount: (count) => `Import ${plural(count, 'member')}`,
    done: (count) => `${plural(count, 'member')} imported`,
  },
});
