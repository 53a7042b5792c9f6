import { defineMessages } from '../../../lib/messages.ts';

export const examFormMessages = defineMessages({
  'zh-CN': {
    title: '考试保护',
    text: '只在比赛进行期间生效，不限制比赛管理员和工作人员。',
    addresses: '允许的地址',
    addressesHint: '每行一个 IP 地址或 CIDR 网段，支持 IPv4 和 IPv6。留空则不限制地址。',
    single: '每人一台设备',
    singleText: '选手首次进入比赛的设备有效，其他设备会被拒绝。更换设备需由管理员释放。',
    bound: '绑定地址',
    boundText: '设备进入比赛后不能更换 IP 地址。IPv6 只比较前 64 位。',
  },
  'zh-HK': {
    title: '考試保護',
    text: '只在比賽進行期間生效，不限制比賽管理員和工作人員。',
    addresses: '允許的地址',
    addressesHint: '每行一個 IP 地址或 CIDR 網段，支援 IPv4 和 IPv6。留空則不限制地址。',
    single: '每人一部裝置',
    singleText: '選手首次進入比賽的裝置有效，其他裝置會被拒絕。更換裝置須由管理員釋放。',
    bound: '綁定地址',
    boundText: '裝置進入比賽後不能更換 IP 地址。IPv6 只比較前 64 位。',
  },
  'en-US': {
    title: 'Exam protection',
    text: 'Applies while the contest runs. Administrators and staff of the contest are not restricted.',
    addresses: 'Allowed addresses',
    addressesHint:
      'One IP address or CIDR network per line, IPv4 or IPv6. Leave empty to allow every address.',
    single: 'One device per contestant',
    singleText:
      'The device that enters the contest first is used; others are refused. An administrator can release it.',
    bound: 'Bind to the address',
    boundText:
      'A device cannot change its IP address after it has entered. For IPv6 the first 64 bits count.',
  },
});
