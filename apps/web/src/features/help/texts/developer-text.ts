import type { Locale } from '@touchstone/contract/locales';
import type { HelpBlock, LocalisedHelpText } from '../article/help-text.ts';

interface DeveloperFacts {
  /** The origin of this site, for examples that can be pasted. */
  origin: string;
  /** The project page, if the administrator has set one. */
  projectUrl: string | undefined;
}

const envelopeExample = `{
  "status": 200,
  "data": { "records": [], "total": 0 },
  "msg": "success"
}`;

const siteExample = (origin: string): HelpBlock => ({
  code: `curl ${origin}/api/get-website-config`,
  language: 'bash',
  label: 'shell',
});

const loginExample = (origin: string): HelpBlock => ({
  code: [
    `curl -i ${origin}/api/login \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d '{"username": "alice", "password": "…"}'`,
    '',
    `curl ${origin}/api/get-user-auth-info \\`,
    `  -H 'Authorization: <token>' \\`,
    `  -H 'Accept-Language: en-US'`,
  ].join('\n'),
  language: 'bash',
  label: 'shell',
});

const docsLink = (text: string): HelpBlock => ({
  links: [{ to: '/api/docs', text, isServerAddress: true }],
});

function projectLink(projectUrl: string | undefined, text: string): HelpBlock[] {
  if (projectUrl === undefined || !/^https?:\/\//.test(projectUrl)) return [];
  return [{ links: [{ to: projectUrl, text, isServerAddress: true }] }];
}

type Write = (facts: DeveloperFacts) => LocalisedHelpText[Locale];

const simplified: Write = ({ origin, projectUrl }) => ({
  title: '开发者',
  description: '页面能做的事，接口都能做。这里说明怎样调用。',
  sections: [
    {
      id: 'start',
      title: '第一次调用',
      blocks: [
        '所有接口都在 `/api` 之下，使用 JSON。下面这条命令不需要登录：',
        siteExample(origin),
        docsLink('查看完整的接口描述（OpenAPI）'),
      ],
    },
    {
      id: 'envelope',
      title: '返回格式',
      blocks: [
        '每个回答都有三个字段。`status` 为 200 表示成功，其他值表示失败，`msg` 说明原因。',
        { code: envelopeExample, language: 'json', label: 'JSON' },
        {
          list: [
            '业务上的错误使用 HTTP 200，请以 `status` 为准；未登录是 401，没有权限是 403，参数不合法是 400。',
            '错误另有响应头 `error-code`，各种语言下都相同，适合程序判断。`msg` 的语言由 `Accept-Language` 决定。',
            '列表使用 `currentPage` 和 `limit` 翻页，结果在 `records`，总数在 `total`。',
            '时间为 UTC，例如 `2026-05-01T08:00:00.000+0000`。',
          ],
        },
      ],
    },
    {
      id: 'authentication',
      title: '登录与令牌',
      blocks: [
        '登录成功后，响应头 `Authorization` 就是令牌。之后原样放进请求头，不加 `Bearer`。',
        loginExample(origin),
        {
          list: [
            '令牌有效 24 小时。签发 12 小时之后，响应会带上 `Refresh-Token`，新令牌在 `Authorization` 中，请替换旧的。',
            '退出登录或修改密码，会让这个账号的所有令牌失效。',
            '登录、验证码、提交等接口有频率限制，请在失败后等待再试。',
          ],
        },
      ],
    },
    {
      id: 'clients',
      title: '兼容的客户端',
      blocks: ['接口的路径、字段和状态码与 HOJ 4.6 一致，为它编写的客户端和脚本可以直接使用。'],
    },
    {
      id: 'source',
      title: '源代码',
      blocks: [
        '仓库里的 docs/ARCHITECTURE.md 是全局地图，CONTRIBUTING.md 说明怎样新增一个接口、一张表或一个页面。一条命令启动，一条命令跑完所有检查。',
        ...projectLink(projectUrl, '访问项目主页'),
      ],
    },
  ],
});

const traditional: Write = ({ origin, projectUrl }) => ({
  title: '開發者',
  description: '頁面能做的事，介面都能做。這裏說明如何呼叫。',
  sections: [
    {
      id: 'start',
      title: '第一次呼叫',
      blocks: [
        '所有介面都在 `/api` 之下，使用 JSON。以下指令毋須登入：',
        siteExample(origin),
        docsLink('查看完整的介面描述（OpenAPI）'),
      ],
    },
    {
      id: 'envelope',
      title: '回應格式',
      blocks: [
        '每個回應都有三個欄位。`status` 為 200 表示成功，其他數值表示失敗，`msg` 說明原因。',
        { code: envelopeExample, language: 'json', label: 'JSON' },
        {
          list: [
            '業務上的錯誤使用 HTTP 200，請以 `status` 為準；未登入是 401，沒有權限是 403，參數不合法是 400。',
            '錯誤另有回應標頭 `error-code`，各種語言下均相同，適合程式判斷。`msg` 的語言由 `Accept-Language` 決定。',
            '列表使用 `currentPage` 及 `limit` 翻頁，結果在 `records`，總數在 `total`。',
            '時間為 UTC，例如 `2026-05-01T08:00:00.000+0000`。',
          ],
        },
      ],
    },
    {
      id: 'authentication',
      title: '登入與權杖',
      blocks: [
        '登入成功後，回應標頭 `Authorization` 就是權杖。之後原樣放進請求標頭，不加 `Bearer`。',
        loginExample(origin),
        {
          list: [
            '權杖有效 24 小時。簽發 12 小時之後，回應會附上 `Refresh-Token`，新權杖在 `Authorization` 中，請取代舊的。',
            '登出或更改密碼，會令這個帳戶的所有權杖失效。',
            '登入、驗證碼、提交等介面設有頻率限制，失敗後請等待再試。',
          ],
        },
      ],
    },
    {
      id: 'clients',
      title: '相容的客戶端',
      blocks: ['介面的路徑、欄位及狀態碼與 HOJ 4.6 一致，為它編寫的客戶端及程式可以直接使用。'],
    },
    {
      id: 'source',
      title: '原始碼',
      blocks: [
        '程式庫內的 docs/ARCHITECTURE.md 是全局地圖，CONTRIBUTING.md 說明怎樣新增一個介面、一張資料表或一個頁面。一個指令啟動，一個指令跑完所有檢查。',
        ...projectLink(projectUrl, '前往專案主頁'),
      ],
    },
  ],
});

const english: Write = ({ origin, projectUrl }) => ({
  title: 'Developers',
  description: 'Everything on the site is available through the API. Here is how to use it.',
  sections: [
    {
      id: 'start',
      title: 'Your first request',
      blocks: [
        'All endpoints are under `/api` and use JSON. This one needs no login:',
        siteExample(origin),
        docsLink('Full API reference (OpenAPI)'),
      ],
    },
    {
      id: 'envelope',
      title: 'Response format',
      blocks: [
        'Every response has three fields. A `status` of 200 means success; anything else is a failure, explained in `msg`.',
        { code: envelopeExample, language: 'json', label: 'JSON' },
        {
          list: [
            'Business errors are returned with HTTP 200, so check `status`: 401 means not logged in, 403 no permission, 400 invalid input.',
            'Errors also have an `error-code` header, which is the same in every language and meant for programs. `Accept-Language` sets the language of `msg`.',
            'Lists take `currentPage` and `limit`. Rows are in `records`, the total count in `total`.',
            'Times are in UTC, for example `2026-05-01T08:00:00.000+0000`.',
          ],
        },
      ],
    },
    {
      id: 'authentication',
      title: 'Login and token',
      blocks: [
        'After login, the `Authorization` response header contains your token. Send it back as is, without `Bearer`.',
        loginExample(origin),
        {
          list: [
            'A token is valid for 24 hours. After 12 hours, responses include `Refresh-Token` and a new token in `Authorization`. Replace the old one.',
            'Logging out or changing the password revokes all tokens of the account.',
            'Logins, verification codes, submissions and similar requests are rate limited. After a refusal, wait before you retry.',
          ],
        },
      ],
    },
    {
      id: 'clients',
      title: 'Compatible clients',
      blocks: [
        'Paths, fields and status codes follow HOJ 4.6, so clients and scripts written for it work unchanged.',
      ],
    },
    {
      id: 'source',
      title: 'Source code',
      blocks: [
        'In the repository, docs/ARCHITECTURE.md gives an overview and CONTRIBUTING.md explains how to add an endpoint, a table or a page. One command starts everything, another runs all checks.',
        ...projectLink(projectUrl, 'Visit the project page'),
      ],
    },
  ],
});

export const developerText = (facts: DeveloperFacts): LocalisedHelpText => ({
  'zh-CN': simplified(facts),
  'zh-HK': traditional(facts),
  'en-US': english(facts),
});
