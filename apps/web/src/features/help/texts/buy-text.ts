import type { LocalisedHelpText } from '../article/help-text.ts';

export const buyText: LocalisedHelpText = {
  'zh-CN': {
    title: '课程与会员',
    description: '想学习付费课程、开通或续费会员，请给我们写信。',
    sections: [
      {
        id: 'how',
        title: '怎样开通',
        blocks: [
          {
            steps: [
              '注册账号，并在账号设置中绑定手机号。课程会发放到绑定了该手机号的账号。',
              '写邮件告诉我们想学的课程或会员类型，以及你的用户名。',
              '我们在回信中说明费用和付款方式，确认之后为你开通。',
              '开通之后，会员中心会显示状态、等级和有效期。',
            ],
          },
          { links: [{ to: '/member', text: '打开会员中心' }] },
        ],
      },
      {
        id: 'safe',
        title: '付款安全',
        blocks: [
          '这个网站的页面上不收款，也不会在私信中向你收款。如果有人以本站名义要求转账，请先写信核实。',
        ],
      },
      {
        id: 'levels',
        title: '会员等级',
        blocks: [
          '会员分为 1-1、1-2、1-3 三级，按年开通的称为年度会员。目前的等级可以在会员中心和个人主页上看到。',
        ],
      },
    ],
  },
  'zh-HK': {
    title: '課程與會員',
    description: '想學習付費課程、成為會員或續費，請寫電郵給我們。',
    sections: [
      {
        id: 'how',
        title: '如何開通',
        blocks: [
          {
            steps: [
              '註冊帳戶，並在帳戶設定中綁定手機號碼。課程會發放到綁定了該號碼的帳戶。',
              '寫電郵告訴我們想學的課程或會員類型，以及你的用戶名稱。',
              '我們會在回覆中說明費用及付款方式，確認之後為你開通。',
              '開通之後，會員中心會顯示狀態、等級及有效期。',
            ],
          },
          { links: [{ to: '/member', text: '前往會員中心' }] },
        ],
      },
      {
        id: 'safe',
        title: '付款安全',
        blocks: [
          '這個網站的頁面上不收款，亦不會在私人訊息中向你收款。如有人以本站名義要求轉帳，請先寫電郵核實。',
        ],
      },
      {
        id: 'levels',
        title: '會員等級',
        blocks: [
          '會員分為 1-1、1-2、1-3 三級，按年開通的稱為年度會員。目前的等級可以在會員中心及個人主頁看到。',
        ],
      },
    ],
  },
  'en-US': {
    title: 'Courses and membership',
    description: 'Contact us to buy a course, become a member or renew.',
    sections: [
      {
        id: 'how',
        title: 'How it works',
        blocks: [
          {
            steps: [
              'Sign up and add your phone number in the settings. Courses are delivered to the account with that number.',
              'Email us the course or membership you want and your username.',
              'We reply with the price and how to pay. Once payment is confirmed, we activate it for you.',
              'Check your status, level and expiry date on the membership page.',
            ],
          },
          { links: [{ to: '/member', text: 'Open the membership page' }] },
        ],
      },
      {
        id: 'safe',
        title: 'Paying safely',
        blocks: [
          'No page of this site takes payments, and we never ask for money in private messages. If someone does so in our name, contact us before you pay.',
        ],
      },
      {
        id: 'levels',
        title: 'Levels',
        blocks: [
          'There are three levels: 1-1, 1-2 and 1-3. A one-year membership is called annual. Yours is shown on the membership page and on your profile.',
        ],
      },
    ],
  },
};
