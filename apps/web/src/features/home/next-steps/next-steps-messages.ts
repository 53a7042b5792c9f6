import { defineMessages } from '../../../lib/messages.ts';

const step = (title: string, text: string, action: string) => ({ title, text, action });

export const nextStepsMessages = defineMessages({
  'zh-CN': {
    register: step('注册账号', '用邮箱注册，一分钟就好。', '注册'),
    ready: step('账号已就绪', '你已经登录，第一步完成。', '查看个人主页'),
    logIn: step('登录', '本站暂未开放注册，用已有账号登录即可提交。', '登录'),
    choose: step('打开第一题', '从最简单的题开始，读懂输入和输出。', '打开题目'),
    submit: step('提交代码', '写好后提交，几秒钟就能看到评测结果。', '怎样提交'),
    resume: { title: '继续这道题', action: '回到题目' },
    enterContest: '进入比赛',
    practise: step('做一道题', '从题库里挑一道没做过的题。', '打开题库'),
    course: step('跟着课程学', '按顺序学完一个专题，边学边练。', '选择课程'),
    contest: step('参加一场比赛', '限时、限题，看看自己的真实水平。', '查看比赛'),
  },
  'zh-HK': {
    register: step('註冊帳戶', '以電郵註冊，一分鐘即可完成。', '註冊'),
    ready: step('帳戶已準備好', '你已登入，第一步完成。', '查看個人主頁'),
    logIn: step('登入', '本站暫未開放註冊，以現有帳戶登入即可提交。', '登入'),
    choose: step('開啟第一題', '由最簡單的題目開始，讀懂輸入和輸出。', '開啟題目'),
    submit: step('提交程式', '寫好後提交，數秒便能看到評測結果。', '如何提交'),
    resume: { title: '繼續這道題目', action: '返回題目' },
    enterContest: '進入比賽',
    practise: step('做一道題目', '從題庫挑一道未做過的題目。', '開啟題庫'),
    course: step('跟隨課程學習', '按次序學完一個專題，邊學邊練。', '選擇課程'),
    contest: step('參加一場比賽', '限時、限題，看看自己的真實水平。', '查看比賽'),
  },
  'en-US': {
    register: step('Create an account', 'All you need is an email address.', 'Sign up'),
    ready: step('Your account is ready', 'You are logged in. First step done.', 'View profile'),
    logIn: step('Log in', 'Registration is closed. Log in with your account to submit.', 'Log in'),
    choose: step(
      'Open the first problem',
      'Start with an easy one and read the input and output formats.',
      'Open the problem',
    ),
    submit: step('Submit your code', 'Submit and get the verdict within seconds.', 'How to submit'),
    resume: { title: 'Continue this problem', action: 'Back to problem' },
    enterContest: 'Go to contest',
    practise: step('Solve a problem', 'Pick one you have not tried yet.', 'Browse problems'),
    course: step(
      'Follow a course',
      'Work through a topic step by step and practice along the way.',
      'Choose a course',
    ),
    contest: step('Enter a contest', 'Limited time, fixed problems. See where you stand.', 'View contests'),
  },
});
