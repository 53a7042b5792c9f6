/**
 * Errors of the contest form and their messages. The rules find the errors, the server refuses with them, and the web
 * shows them next to the field. Free of dependencies, so the web may import it.
 */
import type { LocalisedTuple } from './errors/define-errors.ts';
import {
  toErrorParameters,
  commonReasonTexts,
  type FormErrorParameters,
  type FormErrorDetails,
} from './form-errors.ts';

/** Names on the wire. */
const contestFormFields = [
  'title',
  'description',
  'type',
  'oiRankScoreType',
  'startTime',
  'endTime',
  'sealRankTime',
  'auth',
  'pwd',
  'rankShowName',
  'accountLimitRule',
  'starAccount',
  'awardType',
  'awardConfigList',
  'displayId',
  'displayTitle',
  'color',
  'languages',
  'examAddresses',
  'testRunsApart',
] as const;
export type ContestFormField = (typeof contestFormFields)[number];

const contestFormReasons = [
  'missing',
  'tooLong',
  'tooMany',
  'notAllowed',
  'typeFixed',
  'endNotAfterStart',
  'outOfTime',
  'startFixed',
  'endInPast',
  'sealMoment',
  'numbersInvalid',
  'ruleEmpty',
  'starsUnknown',
  'awardsMissing',
  'awardNameMissing',
  'awardNameTooLong',
  'awardColorInvalid',
  'awardPriorityInvalid',
  'awardShareInvalid',
  'awardSharesTooLarge',
  'awardNumberInvalid',
  'colorInvalid',
  'displayIdInvalid',
  'displayIdTaken',
  'languagesUnknown',
  'addressInvalid',
  'addressPrefixInvalid',
  'addressHostBits',
] as const;
export type ContestFormReason = (typeof contestFormReasons)[number];

export interface ContestFormError extends FormErrorDetails {
  field: ContestFormField;
  reason: ContestFormReason;
}

const fieldNames: Readonly<Record<ContestFormField, LocalisedTuple>> = {
  title: ['比赛标题', '比賽標題', 'The title'],
  description: ['比赛描述', '比賽描述', 'The description'],
  type: ['比赛赛制', '比賽賽制', 'The type'],
  oiRankScoreType: ['得分方式', '計分方式', 'Which submission counts'],
  startTime: ['开始时间', '開始時間', 'The start'],
  endTime: ['结束时间', '結束時間', 'The end'],
  sealRankTime: ['封榜时间', '封榜時間', 'The freeze time'],
  auth: ['比赛权限', '比賽權限', 'The audience'],
  pwd: ['比赛密码', '比賽密碼', 'The password'],
  rankShowName: ['榜单显示名', '排名榜顯示名稱', 'The name on the scoreboard'],
  accountLimitRule: ['账号限制', '帳戶限制', 'The account rule'],
  starAccount: ['打星账号', '打星帳戶', 'The star accounts'],
  awardType: ['奖项设置', '獎項設定', 'The kind of awards'],
  awardConfigList: ['奖项', '獎項', 'The awards'],
  displayId: ['题目展示编号', '題目顯示編號', 'The display id'],
  displayTitle: ['题目展示标题', '題目顯示標題', 'The display title'],
  color: ['气球颜色', '氣球顏色', 'The colour of the balloon'],
  languages: ['允许的语言', '允許的語言', 'The languages'],
  examAddresses: ['允许的地址', '允許的地址', 'The allowed addresses'],
  testRunsApart: ['与自测运行隔离', '與自測執行隔離', 'Keeping test runs apart'],
};

const plainReasons = {
  typeFixed: [
    '比赛创建后不能更改赛制。',
    '比賽建立後不能更改賽制。',
    'The type of a contest stays as it was created.',
  ],
  endNotAfterStart: [
    '结束时间必须晚于开始时间。',
    '結束時間必須遲於開始時間。',
    'The contest must end after it starts.',
  ],
  startFixed: [
    '比赛已开始且已有提交，不能再更改开始时间。',
    '比賽已開始並已有提交，不能再更改開始時間。',
    'The contest has begun and has submissions: its start cannot change any more.',
  ],
  endInPast: [
    '比赛已有提交，结束时间不能改到已经过去的时刻。',
    '比賽已有提交，結束時間不能改到已過去的時刻。',
    'The contest has submissions: its end cannot move to a moment that has passed.',
  ],
  sealMoment: [
    '封榜时间应在比赛开始之后、结束之前。',
    '封榜時間須在比賽開始之後、結束之前。',
    'The freeze must begin after the start and before the end of the contest.',
  ],
  numbersInvalid: [
    '账号限制的起止编号应为最多 9 位的整数，且起始编号不大于结束编号。',
    '帳戶限制的起止編號須為最多 9 位的整數，而起始編號不大於結束編號。',
    'The numbers of the account rule are whole, have at most 9 digits, and the first is not larger than the last.',
  ],
  ruleEmpty: [
    '账号限制需要起止编号或至少一个额外账号，否则无人可以参加。',
    '帳戶限制需要起止編號或至少一個額外帳戶，否則無人可以參加。',
    'The account rule needs numbers or at least one extra account: nobody could take part.',
  ],
  awardsMissing: ['请至少设置一个奖项。', '請至少設定一個獎項。', 'Set at least one award.'],
  awardSharesTooLarge: [
    '各奖项的比例合计不能超过 100%。',
    '各獎項的比例合計不能超過 100%。',
    'The shares of the awards may add up to at most 100 per cent.',
  ],
  colorInvalid: [
    '气球颜色应为 #RRGGBB 或 rgb(…) 形式。',
    '氣球顏色須為 #RRGGBB 或 rgb(…) 形式。',
    'The colour of a balloon is written as #RRGGBB or rgb(…).',
  ],
  displayIdInvalid: [
    '题目展示编号不能含有空白、斜杠或 ? # % 等符号。',
    '題目顯示編號不能含有空白、斜線或 ? # % 等符號。',
    'A display id holds no blanks, slashes or signs like ? # %.',
  ],
} as const satisfies Partial<Record<ContestFormReason, LocalisedTuple>>;

type PlainReason = keyof typeof plainReasons;

const reasonTexts: Readonly<
  Record<Exclude<ContestFormReason, PlainReason>, (about: FormErrorParameters) => LocalisedTuple>
> = {
  ...commonReasonTexts,
  outOfTime: ({ field: [simplified, traditional, english] }) => [
    `${simplified}不是有效的时间。`,
    `${traditional}不是有效的時間。`,
    `${english} is no moment that can be kept.`,
  ],
  starsUnknown: ({ name }) => [
    `以下打星账号不存在：${name}。`,
    `以下打星帳戶不存在：${name}。`,
    `There are no such star accounts: ${name}.`,
  ],
  languagesUnknown: ({ name }) => [
    `没有这些语言：${name}。`,
    `沒有這些語言：${name}。`,
    `Unknown languages: ${name}.`,
  ],
  addressInvalid: ({ row, name }) => [
    `第 ${row} 行的“${name}”不是 IP 地址。请写成 10.1.2.3、10.1.0.0/16 或 2001:db8::/64 这样的形式。`,
    `第 ${row} 行的「${name}」不是 IP 地址。請寫成 10.1.2.3、10.1.0.0/16 或 2001:db8::/64 這樣的形式。`,
    `Line ${row}: “${name}” is not an IP address. Write it like 10.1.2.3, 10.1.0.0/16 or 2001:db8::/64.`,
  ],
  addressPrefixInvalid: ({ row, name }) => [
    `第 ${row} 行的“${name}”前缀长度无效：IPv4 为 0 至 32，IPv6 为 0 至 128。`,
    `第 ${row} 行的「${name}」前綴長度無效：IPv4 為 0 至 32，IPv6 為 0 至 128。`,
    `Line ${row}: the prefix length of “${name}” must be 0 to 32 for IPv4, or 0 to 128 for IPv6.`,
  ],
  addressHostBits: ({ row, name, suggestion }) => [
    `第 ${row} 行的“${name}”不是网段的起始地址，应写成 ${suggestion}。`,
    `第 ${row} 行的「${name}」不是網段的起始地址，應寫成 ${suggestion}。`,
    `Line ${row}: “${name}” is not the start of its network. Write ${suggestion}.`,
  ],
  awardNameMissing: ({ row }) => [
    `第 ${row} 个奖项的名称不能为空。`,
    `第 ${row} 個獎項的名稱不能為空。`,
    `Award ${row} needs a name.`,
  ],
  awardNameTooLong: ({ row, limit }) => [
    `第 ${row} 个奖项的名称最长 ${limit} 个字符。`,
    `第 ${row} 個獎項的名稱最長 ${limit} 個字元。`,
    `The name of award ${row} may hold at most ${limit} characters.`,
  ],
  awardColorInvalid: ({ row }) => [
    `第 ${row} 个奖项的颜色应为 #RRGGBB 或 rgb(…) 形式。`,
    `第 ${row} 個獎項的顏色須為 #RRGGBB 或 rgb(…) 形式。`,
    `The colours of award ${row} are written as #RRGGBB or rgb(…).`,
  ],
  awardPriorityInvalid: ({ row, limit }) => [
    `第 ${row} 个奖项的优先级应为 0 至 ${limit} 的整数。`,
    `第 ${row} 個獎項的優先次序須為 0 至 ${limit} 的整數。`,
    `The priority of award ${row} must be a whole number from 0 to ${limit}.`,
  ],
  awardShareInvalid: ({ row }) => [
    `第 ${row} 个奖项的比例应大于 0 且不超过 100。`,
    `第 ${row} 個獎項的比例須大於 0 且不超過 100。`,
    `The share of award ${row} must be more than 0 and at most 100 per cent.`,
  ],
  awardNumberInvalid: ({ row, limit }) => [
    `第 ${row} 个奖项的人数应为 1 至 ${limit} 的整数。`,
    `第 ${row} 個獎項的人數須為 1 至 ${limit} 的整數。`,
    `The number of award ${row} must be a whole number from 1 to ${limit}.`,
  ],
  displayIdTaken: ({ name }) => [
    `比赛中已有编号为 ${name} 的题目，请换一个。`,
    `比賽中已有編號為 ${name} 的題目，請改用另一個。`,
    `The contest already has a problem ${name}. Choose another display id.`,
  ],
};

const isPlain = (reason: ContestFormReason): reason is PlainReason => Object.hasOwn(plainReasons, reason);

/** In the order zh-CN, zh-HK, en-US. */
export function describeContestFormError({ field, reason, ...details }: ContestFormError): LocalisedTuple {
  if (isPlain(reason)) return plainReasons[reason];
  return reasonTexts[reason](toErrorParameters(fieldNames[field], details));
}
