/**
 * What the model claims about the program of the user. A claim comes in a fence of its own with an input that shows it; the
 * judge confirms it before the user sees it. Claims in prose cannot be confirmed, so they are removed.
 */
import { assistantLimits } from '@touchstone/contract/assistant-limits';

export interface Claim {
  input: string;
  explanation: string;
  /** Of the program of the user. */
  line: number | null;
}

export function parseClaim(body: string, lineCount: number): Claim | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { input, explanation, line } = parsed as Record<string, unknown>;
  if (typeof input !== 'string' || input.trim() === '' || !isStorable(input)) return undefined;
  if (input.length > assistantLimits.claimInputMaximum) return undefined;
  const isKnownLine = typeof line === 'number' && Number.isInteger(line) && line >= 1 && line <= lineCount;
  return {
    input: input.endsWith('\n') ? input : `${input}\n`,
    explanation: typeof explanation === 'string' ? explanation.slice(0, 1000).toWellFormed() : '',
    line: isKnownLine ? line : null,
  };
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

const wrong = String.raw`wrong|incorrect|bug|mistake|error|fault|faulty|broken|fails?|overflows?|not correct|should be`;
const claims: readonly RegExp[] = [
  new RegExp(String.raw`\blines?\s*#?\d+\b.*\b(${wrong})\b`, 'i'),
  new RegExp(String.raw`\b(${wrong})\b.*\blines?\s*#?\d+\b`, 'i'),
  /\byour (program|code|solution)\b.{0,40}\b(outputs?|prints?|returns?|gives?|answers?)\b.*\d/i,
  /\b(counter-?examples?|failing (input|test|case))\b.*\d/i,
  /\b(fails?|wrong)\b.{0,30}\b(for|on|with|when)\b.{0,20}(input|test|n\s*=|\d)/i,
  /第\s*[\d一二三四五六七八九十百]+\s*行.*(错|錯|有误|有誤|问题|問題|不对|不對|不正确|不正確|溢出|越界|应该|應該|应为|應為)/,
  /(错误|錯誤|问题|問題|毛病)(出|在|位于|位於|就).{0,8}第\s*[\d一二三四五六七八九十百]+\s*行/,
  /(你的|您的)(程序|程式|代码|代碼|程式碼).{0,20}(输出|輸出|得到|返回|回傳|打印|印出).*\d/,
  /(反例|出错数据|錯誤數據|错误数据).*\d/,
  /(输入|輸入|当|當).{0,20}\d.{0,20}(时|時|会|會).{0,12}(错|錯|失败|失敗|不对|不對|溢出|越界)/,
];

export const isClaimInProse = (text: string): boolean => claims.some((claim) => claim.test(text));
