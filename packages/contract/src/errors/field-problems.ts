import type { LocalisedTuple } from './define-errors.ts';

/** What the schema found wrong with one field of a request. */
export interface FieldProblem {
  field: string;
  reason:
    | 'missing'
    | 'wrong-type'
    | 'too-long'
    | 'too-short'
    | 'out-of-range'
    | 'bad-format'
    | 'blank'
    | 'unstorable';
  limit?: number;
}

export function describeFieldProblem({ field, reason, limit }: FieldProblem): LocalisedTuple {
  const bound = limit === undefined ? '' : String(limit);
  switch (reason) {
    case 'missing':
      return [`缺少参数 ${field}。`, `缺少參數 ${field}。`, `${field} is missing.`];
    case 'blank':
      return [`${field} 不能为空。`, `${field} 不能為空。`, `${field} must not be empty.`];
    case 'wrong-type':
      return [`参数 ${field} 的类型不正确。`, `參數 ${field} 的類型不正確。`, `${field} has the wrong type.`];
    case 'too-long':
      return [
        `${field} 最长为 ${bound}。`,
        `${field} 最長為 ${bound}。`,
        `${field} must not be longer than ${bound}.`,
      ];
    case 'too-short':
      return [
        `${field} 最短为 ${bound}。`,
        `${field} 最短為 ${bound}。`,
        `${field} must not be shorter than ${bound}.`,
      ];
    case 'out-of-range':
      return [`${field} 超出允许的范围。`, `${field} 超出允許的範圍。`, `${field} is out of range.`];
    case 'bad-format':
      return [`${field} 的格式不正确。`, `${field} 的格式不正確。`, `${field} has an invalid format.`];
    case 'unstorable':
      return [
        `${field} 含有无法保存的字符。`,
        `${field} 含有無法儲存的字元。`,
        `${field} contains characters that cannot be stored.`,
      ];
    default:
      return reason satisfies never;
  }
}
