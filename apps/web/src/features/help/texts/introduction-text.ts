import type { LocalisedHelpText } from '../article/help-text.ts';

export const introductionText: LocalisedHelpText = {
  'zh-CN': {
    title: '关于试金石',
    description: '一个编程学习与在线评测平台：写下程序，提交，马上知道它对不对。',
    sections: [
      {
        id: 'what',
        title: '它是什么',
        blocks: [
          '试金石是一块深色的石头，真金从上面划过会留下金色的痕迹。我们借用这个名字，是因为程序的对错也应当这样检验：不凭感觉，凭一组组测试数据。',
          '这里有题库、训练、比赛、团队和讨论。内容以 C++ 学习为主，也可以使用 C、Java、Python 等常用语言。',
        ],
      },
      {
        id: 'who',
        title: '适合谁',
        blocks: [
          {
            list: [
              '初学者：从简单的题目开始，每次提交都能看到结果和改进的方向。',
              '参赛者：按 ACM 或 OI 规则参加比赛，赛后继续补题。',
              '老师：建立团队，布置训练，随时了解每个人的进度。',
              '管理员：出题、组织比赛，在后台照看整个站点。',
            ],
          },
        ],
      },
      {
        id: 'judging',
        title: '评测是怎样进行的',
        blocks: [
          {
            steps: [
              '提交的代码先存入数据库，再进入评测队列。看到提交成功之后，它就不会丢失。',
              '评测机在隔离的环境中编译代码。没有通过编译时，会原样给出编译器的信息。',
              '程序逐个运行测试点。运行时没有网络，时间、内存和输出都有上限。',
              '输出与标准答案比较，或者交给题目自带的检查程序判断。',
              '结果立即出现在页面上。评测机中途出现故障时，任务会交给另一台，不需要重新提交。',
            ],
          },
        ],
      },
      {
        id: 'limits',
        title: '时间与内存限制',
        blocks: [
          '题目页面标注的限制适用于 C 和 C++。其他语言的运行环境本身需要更多时间和内存，因此两项限制都是标注值的两倍。',
          '编号以 `CF-` 或 `GYM-` 开头的题目由远程平台评测，所有语言都按标注值执行。',
        ],
      },
      {
        id: 'remote',
        title: '其他网站的题目',
        blocks: [
          '编号以 `HDU-`、`CF-`、`GYM-`、`POJ-`、`SPOJ-`、`AC-`、`LIBRE-` 开头的题目来自其他网站。代码会用本站的账号送到那里评测，结果再取回来。',
          {
            list: [
              '提交之后先等待空闲的账号，再送出，然后由对方网站评测。每一步和等待的原因都显示在结果旁边。',
              '语言列表是对方网站提供的。自测在本站的评测机上运行，使用最接近的语言。',
              '对方网站没有响应时，提交会留在队列里自动再试，不会丢失，也不会重复提交。',
              '一直没有得到结果时显示“提交失败”，可以重新提交：已经送达的代码只会再次查询结果。',
            ],
          },
        ],
      },
      {
        id: 'scoring',
        title: '计分规则',
        blocks: [
          {
            list: [
              'ACM 题目：全部测试点通过才算通过，否则给出第一个没有通过的测试点的结果。',
              'OI 题目：按通过的测试点计分，排行榜上的分数为 `round(得分 × 0.1 + 难度 × 2)`，难度取 0、1、2。',
            ],
          },
          {
            links: [
              { to: '/manual', text: '编译器与评测结果说明' },
              { to: '/developer', text: '开发者接口' },
            ],
          },
        ],
      },
    ],
  },
  'zh-HK': {
    title: '關於試金石',
    description: '一個程式設計學習與網上評測平台：寫好程式，提交，馬上知道它對不對。',
    sections: [
      {
        id: 'what',
        title: '它是甚麼',
        blocks: [
          '試金石是一塊深色的石頭，真金在上面劃過會留下金色的痕跡。我們借用這個名字，是因為程式的對錯也應該這樣檢驗：不憑感覺，憑一組組測試數據。',
          '這裏有題庫、訓練、比賽、小組及討論。內容以 C++ 學習為主，亦可以使用 C、Java、Python 等常用語言。',
        ],
      },
      {
        id: 'who',
        title: '適合誰',
        blocks: [
          {
            list: [
              '初學者：由簡單的題目開始，每次提交都能看到結果及改進方向。',
              '參賽者：按 ACM 或 OI 規則參加比賽，賽後繼續補做題目。',
              '老師：建立小組，安排訓練，隨時了解每個人的進度。',
              '管理員：擬題、舉辦比賽，在後台照顧整個網站。',
            ],
          },
        ],
      },
      {
        id: 'judging',
        title: '評測如何進行',
        blocks: [
          {
            steps: [
              '提交的程式先存入資料庫，再進入評測佇列。看到提交成功之後，它便不會遺失。',
              '評測機在隔離的環境中編譯程式。未能通過編譯時，會原樣顯示編譯器的訊息。',
              '程式逐一執行測試點。執行時沒有網絡，時間、記憶體及輸出均有上限。',
              '輸出與標準答案比較，或交由題目附帶的檢查程式判斷。',
              '結果即時在頁面顯示。評測機中途發生故障時，工作會交給另一台，毋須重新提交。',
            ],
          },
        ],
      },
      {
        id: 'limits',
        title: '時間與記憶體限制',
        blocks: [
          '題目頁面標示的限制適用於 C 及 C++。其他語言的執行環境本身需要更多時間及記憶體，因此兩項限制均為標示值的兩倍。',
          '編號以 `CF-` 或 `GYM-` 開頭的題目由遠端平台評測，所有語言均按標示值執行。',
        ],
      },
      {
        id: 'remote',
        title: '其他網站的題目',
        blocks: [
          '編號以 `HDU-`、`CF-`、`GYM-`、`POJ-`、`SPOJ-`、`AC-`、`LIBRE-` 開頭的題目來自其他網站。程式碼會以本站的帳戶送到那裏評測，結果再取回來。',
          {
            list: [
              '提交之後先等候空閒的帳戶，再送出，然後由該網站評測。每一步和等候的原因都顯示在結果旁邊。',
              '語言列表由該網站提供。自測在本站的評測機上執行，使用最接近的語言。',
              '該網站沒有回應時，提交會留在佇列中自動再試，不會遺失，亦不會重複提交。',
              '一直沒有得到結果時顯示「提交失敗」，可以重新提交：已送達的程式碼只會再次查詢結果。',
            ],
          },
        ],
      },
      {
        id: 'scoring',
        title: '計分規則',
        blocks: [
          {
            list: [
              'ACM 題目：全部測試點通過才算通過，否則顯示首個未通過的測試點的結果。',
              'OI 題目：按通過的測試點計分，排行榜上的分數為 `round(得分 × 0.1 + 難度 × 2)`，難度取 0、1、2。',
            ],
          },
          {
            links: [
              { to: '/manual', text: '編譯器與評測結果說明' },
              { to: '/developer', text: '開發者介面' },
            ],
          },
        ],
      },
    ],
  },
  'en-US': {
    title: 'About Touchstone',
    description:
      'Learn programming with proof: write a program, submit it, and know right away whether it is correct.',
    sections: [
      {
        id: 'what',
        title: 'What it is',
        blocks: [
          'A touchstone is a dark stone on which real gold leaves a golden streak. We chose the name because programs deserve the same test: real data, case by case.',
          'You will find problems, trainings, contests, groups and discussions. The focus is on learning C++; C, Java, Python and other common languages are supported too.',
        ],
      },
      {
        id: 'who',
        title: 'Who it is for',
        blocks: [
          {
            list: [
              'Beginners: start with easy problems. Every submission shows its result and what to check next.',
              'Contestants: compete under ACM or OI rules and keep solving afterwards.',
              "Teachers: create a group, assign trainings and track your students' progress.",
              'Administrators: create problems, run contests and manage the site in the admin panel.',
            ],
          },
        ],
      },
      {
        id: 'judging',
        title: 'How judging works',
        blocks: [
          {
            steps: [
              'Your code is saved, then queued. Once it shows as submitted, it cannot get lost.',
              'A judge compiles it in a sandbox. If it does not compile, you see the compiler output.',
              'The program runs on each test case without network access and with limits on time, memory and output.',
              "The output is compared with the expected output or checked by the problem's own checker.",
              'The result appears immediately. If a judge fails, another one takes over; you do not need to submit again.',
            ],
          },
        ],
      },
      {
        id: 'limits',
        title: 'Time and memory limits',
        blocks: [
          'The limits on a problem page apply to C and C++. For other languages both limits are doubled, because their runtimes need more.',
          'Problems with an ID starting with `CF-` or `GYM-` are judged by a remote site, where the same limits apply to every language.',
        ],
      },
      {
        id: 'remote',
        title: 'Problems of other sites',
        blocks: [
          'Problems whose ID begins with `HDU-`, `CF-`, `GYM-`, `POJ-`, `SPOJ-`, `AC-` or `LIBRE-` come from other sites. Your code is sent there with an account of ours, and the result is fetched back.',
          {
            list: [
              'A submission waits for a free account, is sent, and is then judged by the other site. Each step, and the reason of a wait, appears beside the result.',
              'The other site decides which languages there are. Test runs use our own judge, with the closest language.',
              'While the other site does not respond, the submission stays in the queue and is tried again. It is neither lost nor submitted twice.',
              'Without a result in the end, it is “Submitted Failed”, and you can resubmit it: if the site has the code, only the result is fetched again.',
            ],
          },
        ],
      },
      {
        id: 'scoring',
        title: 'Scoring',
        blocks: [
          {
            list: [
              'ACM problems: every test case must pass. Otherwise you see the result of the first failed one.',
              'OI problems: passed test cases add up to the score. In the rankings it counts as `round(score × 0.1 + difficulty × 2)`, with difficulty 0, 1 or 2.',
            ],
          },
          {
            links: [
              { to: '/manual', text: 'Compilers and judge results' },
              { to: '/developer', text: 'The API for developers' },
            ],
          },
        ],
      },
    ],
  },
};
