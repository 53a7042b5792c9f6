import { defineMessages } from '../../lib/messages.ts';

export const guardMessages = defineMessages({
  'zh-CN': {
    loginFirst: '请先登录',
    adminLogin: '请使用管理员账号重新登录',
    superAdmin: '只有超级管理员可以打开这个页面',
    openPublicDiscussion: '讨论区暂未开放',
    openGroupDiscussion: '团队讨论暂未开放',
    openContestComment: '比赛答疑暂未开放',
  },
  'zh-HK': {
    loginFirst: '請先登入',
    adminLogin: '請以管理員帳戶重新登入',
    superAdmin: '只有超級管理員可以開啟這個頁面',
    openPublicDiscussion: '討論區暫未開放',
    openGroupDiscussion: '小組討論暫未開放',
    openContestComment: '比賽答疑暫未開放',
  },
  'en-US': {
    loginFirst: 'Please login first',
    adminLogin: 'Please login again with the administrator account',
    superAdmin: 'No access: only super administrators can open this page',
    openPublicDiscussion: 'No access: discussions are closed',
    openGroupDiscussion: 'No access: group discussions are closed',
    openContestComment: 'No access: contest comments are closed',
  },
});
