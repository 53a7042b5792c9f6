import { business, transport } from './define-errors.ts';

/** Errors of the home page, the rankings and the event stream. */
export const publicAreaErrors = {
  rankTypeUnknown: business(400, [
    '排行榜类型有误：0 为 ACM，1 为 OI。',
    '排行榜類型有誤：0 為 ACM，1 為 OI。',
    'The ranking type must be 0 (ACM) or 1 (OI).',
  ]),
  assistantNotConfigured: business(400, [
    '本站尚未配置智能助手。',
    '本站尚未設定智能助手。',
    'The AI assistant is not configured on this site.',
  ]),
  assistantUnavailable: business(503, [
    '智能助手暂时无法使用，请稍后再试。',
    '智能助手暫時無法使用，請稍後再試。',
    'The AI assistant is not available at the moment. Try again later.',
  ]),
  tooManyStreams: transport(429, 403, [
    '打开的页面过多，暂时无法接收实时结果。',
    '開啟的頁面過多，暫時無法接收即時結果。',
    'Too many pages are open. Live results are not available on this page.',
  ]),
};
