/** The progress matrix as spreadsheet rows: one row per participant, and for each problem its score and number of attempts. */
import type { MatrixRow } from '@touchstone/contract';
import type { Locale } from '@touchstone/contract/locales';

export type SheetCell = string | number;

interface Words {
  readonly headings: readonly string[];
  readonly attemptsOf: (displayId: string) => string;
  readonly lateOf: (displayId: string) => string;
  readonly late: string;
}

const words: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    headings: ['用户名', '昵称', '姓名', '学校', '学号', '通过', '逾期', '得分', '提交次数', '最后提交'],
    attemptsOf: (displayId) => `${displayId} 提交次数`,
    lateOf: (displayId) => `${displayId} 逾期`,
    late: '逾期',
  },
  'zh-HK': {
    headings: ['用戶名', '暱稱', '姓名', '學校', '學號', '通過', '逾期', '得分', '提交次數', '最後提交'],
    attemptsOf: (displayId) => `${displayId} 提交次數`,
    lateOf: (displayId) => `${displayId} 逾期`,
    late: '逾期',
  },
  'en-US': {
    headings: [
      'Username',
      'Nickname',
      'Name',
      'School',
      'Student number',
      'Solved',
      'Late',
      'Score',
      'Submissions',
      'Last submission',
    ],
    attemptsOf: (displayId) => `${displayId} submissions`,
    lateOf: (displayId) => `${displayId} late`,
    late: 'late',
  },
};

interface Sheet {
  readonly locale: Locale;
  readonly displayIds: readonly string[];
  /** Without a due date nothing is late, and there are no columns for it. */
  readonly isDue: boolean;
}

export const writeProgressHeadings = ({ locale, displayIds, isDue }: Sheet): SheetCell[] => {
  const { headings, attemptsOf, lateOf } = words[locale];
  return [
    ...headings,
    ...displayIds.flatMap((displayId) => [
      displayId,
      attemptsOf(displayId),
      ...(isDue ? [lateOf(displayId)] : []),
    ]),
  ];
};

/** A problem without an attempt has empty cells. `at` writes a time in the time zone of the site. */
export const writeProgressRow = (
  row: Omit<MatrixRow, 'lastSubmission'> & { lastSubmitted: Date | null },
  { locale, displayIds, isDue }: Sheet,
  at: (time: Date) => string,
): SheetCell[] => [
  row.username,
  row.nickname ?? '',
  row.realname ?? '',
  row.school ?? '',
  row.number ?? '',
  row.ac,
  row.lateCount,
  row.score,
  row.attempts,
  row.lastSubmitted === null ? '' : at(row.lastSubmitted),
  ...displayIds.flatMap((displayId) => {
    const cell = row.cells[displayId];
    const late = cell?.isLate === true ? words[locale].late : '';
    return [cell?.score ?? '', cell?.attempts ?? '', ...(isDue ? [late] : [])];
  }),
];
