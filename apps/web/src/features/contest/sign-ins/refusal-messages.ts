import { defineMessages } from '../../../lib/messages.ts';

export const refusalMessages = defineMessages({
  'zh-CN': {
    'address-not-allowed': (ip: string, allowed: string) =>
      `你当前的地址是 ${ip}，这场比赛只能从以下地址参加：${allowed}。`,
    'other-device': (since: string) =>
      `你的账号自 ${since} 起已在另一台设备上参加这场比赛。如需更换设备，请联系监考人员，释放后此页面会自动打开。`,
    'address-changed': (ip: string, boundTo: string) =>
      `你从 ${boundTo} 进入了这场比赛，当前地址却是 ${ip}。如需更换地址，请联系监考人员。`,
    'session-released': (at: string) =>
      `监考人员已在 ${at} 释放了这台设备。要继续在这台设备上参赛，请重新登录。`,
    rule: '考试保护',
    rules: {
      addresses: '只能从指定的地址参加。',
      single: '每人只能使用一台设备，以首次进入比赛的为准。',
      bound: '进入比赛后不能更换 IP 地址。',
    },
  },
  'zh-HK': {
    'address-not-allowed': (ip, allowed) => `你目前的地址是 ${ip}，這場比賽只能從以下地址參加：${allowed}。`,
    'other-device': (since) =>
      `你的帳戶自 ${since} 起已在另一部裝置上參加這場比賽。如需更換裝置，請聯絡監考人員，釋放後此頁面會自動開啟。`,
    'address-changed': (ip, boundTo) =>
      `你從 ${boundTo} 進入了這場比賽，目前地址卻是 ${ip}。如需更換地址，請聯絡監考人員。`,
    'session-released': (at) => `監考人員已在 ${at} 釋放了這部裝置。要繼續在這部裝置上參賽，請重新登入。`,
    rule: '考試保護',
    rules: {
      addresses: '只能從指定的地址參加。',
      single: '每人只能使用一部裝置，以首次進入比賽的為準。',
      bound: '進入比賽後不能更換 IP 地址。',
    },
  },
  'en-US': {
    'address-not-allowed': (ip, allowed) =>
      `Your address is ${ip}. This contest can only be taken from these addresses: ${allowed}.`,
    'other-device': (since) =>
      `Another device has been active with your account since ${since}. To change devices, ask the supervisor; this page opens as soon as the other device is released.`,
    'address-changed': (ip, boundTo) =>
      `You entered this contest from ${boundTo}, but your address is now ${ip}. To change it, ask the supervisor.`,
    'session-released': (at) =>
      `The supervisor released this device at ${at}. To continue on it, log in again.`,
    rule: 'Exam protection',
    rules: {
      addresses: 'Only from allowed addresses.',
      single: 'One device per contestant: the one that enters the contest first.',
      bound: 'The IP address cannot change after you have entered.',
    },
  },
});
