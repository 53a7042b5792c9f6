import type { LocalisedHelpText } from '../article/help-text.ts';

export const serviceText: LocalisedHelpText = {
  'zh-CN': {
    title: '客服与投诉',
    description: '遇到问题、想提意见、需要投诉，都可以写信给我们。',
    sections: [
      {
        id: 'questions',
        title: '遇到问题',
        blocks: [
          '写信时附上下面几项，我们可以更快找到原因：',
          {
            list: [
              '你的用户名，不要附上密码。',
              '出现问题的页面地址；与提交有关时，附上提交编号。',
              '大致的时间，和你看到的提示文字或截图。',
            ],
          },
          { links: [{ to: '/manual', text: '先看看评测结果说明' }] },
        ],
      },
      {
        id: 'complaints',
        title: '投诉与侵权',
        blocks: [
          '如果题目、讨论或个人资料侵犯了你的权利，或者含有不当内容，请写信说明页面地址和理由。我们核实之后会处理，并把结果告诉你。',
        ],
      },
      {
        id: 'privacy',
        title: '我们保存什么',
        blocks: [
          {
            list: [
              '账号资料：你填写的用户名、邮箱、手机号和个人资料。',
              '学习记录：提交的代码、评测结果、比赛和训练的成绩。',
              '登录记录：登录时间、网络地址和浏览器类型，用来保护账号。',
            ],
          },
          '密码只保存无法还原的摘要，任何人都看不到原文。邮箱和手机号只有你和管理员能看到。',
        ],
      },
      {
        id: 'visible',
        title: '谁能看到你的内容',
        blocks: [
          {
            list: [
              '个人主页、通过的题目和排名对所有人公开。',
              '提交的代码默认只有你和管理员能看到，除非你选择分享。比赛中的规则以比赛说明为准。',
              '页面不加载第三方的脚本、字体或统计代码，也不向第三方出售任何数据。',
            ],
          },
          '想导出或删除自己的数据，请用注册邮箱写信给我们。',
        ],
      },
    ],
  },
  'zh-HK': {
    title: '客戶服務與投訴',
    description: '遇到問題、想提出意見、需要投訴，都可以寫電郵給我們。',
    sections: [
      {
        id: 'questions',
        title: '遇到問題',
        blocks: [
          '來信時附上以下各項，我們可以更快找到原因：',
          {
            list: [
              '你的用戶名稱，請勿附上密碼。',
              '出現問題的頁面網址；與提交有關時，附上提交編號。',
              '大概的時間，以及你看到的提示文字或截圖。',
            ],
          },
          { links: [{ to: '/manual', text: '先看評測結果說明' }] },
        ],
      },
      {
        id: 'complaints',
        title: '投訴與侵權',
        blocks: [
          '如題目、討論或個人資料侵犯了你的權利，或含有不當內容，請來信說明頁面網址及理由。我們核實之後會處理，並告知你結果。',
        ],
      },
      {
        id: 'privacy',
        title: '我們儲存甚麼',
        blocks: [
          {
            list: [
              '帳戶資料：你填寫的用戶名稱、電郵、手機號碼及個人資料。',
              '學習紀錄：提交的程式、評測結果、比賽及訓練的成績。',
              '登入紀錄：登入時間、網絡地址及瀏覽器類型，用來保護帳戶。',
            ],
          },
          '密碼只儲存無法還原的摘要，任何人都看不到原文。電郵及手機號碼只有你和管理員能看到。',
        ],
      },
      {
        id: 'visible',
        title: '誰能看到你的內容',
        blocks: [
          {
            list: [
              '個人主頁、通過的題目及排名對所有人公開。',
              '提交的程式預設只有你和管理員能看到，除非你選擇分享。比賽中的規則以比賽說明為準。',
              '頁面不載入第三方的程式碼、字型或統計工具，亦不會向第三方出售任何資料。',
            ],
          },
          '想匯出或刪除自己的資料，請用註冊電郵寫信給我們。',
        ],
      },
    ],
  },
  'en-US': {
    title: 'Support and complaints',
    description: 'Questions, suggestions and complaints are welcome.',
    sections: [
      {
        id: 'questions',
        title: 'When something goes wrong',
        blocks: [
          'Please include:',
          {
            list: [
              'Your username. Never your password.',
              'The page address; for a submission, its ID.',
              'When it happened, and the message you saw or a screenshot.',
            ],
          },
          { links: [{ to: '/manual', text: 'What the judge results mean' }] },
        ],
      },
      {
        id: 'complaints',
        title: 'Complaints and rights',
        blocks: [
          'If a problem, discussion or profile violates your rights or is inappropriate, send us its address and the reason. We will look into it and let you know what we did.',
        ],
      },
      {
        id: 'privacy',
        title: 'What we store',
        blocks: [
          {
            list: [
              'Your account: the username, email, phone number and profile you entered.',
              'Your work: submitted code, results, and your standings in contests and trainings.',
              'Your logins: time, IP address and browser, to protect your account.',
            ],
          },
          'We store only a one-way hash of your password, which no one can read. Only you and administrators can see your email and phone number.',
        ],
      },
      {
        id: 'visible',
        title: 'Who can see what',
        blocks: [
          {
            list: [
              'Profiles, solved problems and rankings are public.',
              'Only you and administrators can see your code, unless you share it. Contests have their own rules.',
              'Pages load no third-party scripts, fonts or trackers, and no data is sold.',
            ],
          },
          'To export or delete your data, contact us from your registered email.',
        ],
      },
    ],
  },
};
