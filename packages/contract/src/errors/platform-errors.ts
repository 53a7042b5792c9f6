import { business, transport } from './define-errors.ts';
import { describeInUse } from '../describe-in-use.ts';
import type { Effects } from '../in-use.ts';
import { describeFieldProblem, type FieldProblem } from './field-problems.ts';

/** Errors that any call can return. */
export const platformErrors = {
  invalidField: transport<FieldProblem>(400, 400, describeFieldProblem),
  unreadableBody: transport(400, 400, [
    '请求内容无法解析，请检查格式与编码（应为 UTF-8）。',
    '無法解析請求內容，請檢查格式與編碼（應為 UTF-8）。',
    'Could not parse the request body. Check its format and encoding (UTF-8).',
  ]),
  bodyTooLarge: transport<{ maximumBytes: number }>(400, 400, ({ maximumBytes }) => [
    `请求内容过大，上限为 ${String(maximumBytes)} 字节。`,
    `請求內容過大，上限為 ${String(maximumBytes)} 位元組。`,
    `The request body is too large. The limit is ${String(maximumBytes)} bytes.`,
  ]),
  loginRequired: transport(401, 401, ['请先登录。', '請先登入。', 'Please log in first.']),
  sessionExpired: transport(401, 401, [
    '登录状态已失效，请重新登录。',
    '登入狀態已失效，請重新登入。',
    'Your session has expired. Please log in again.',
  ]),
  accountBannedSession: transport(401, 401, [
    '该账号已被封禁，请联系管理员。',
    '此帳戶已被停用，請聯絡管理員。',
    'This account is banned. Please contact an administrator.',
  ]),
  passwordChangeRequired: business(403, [
    '你的密码是手机号后六位，容易被猜到。请先设置新密码。',
    '你的密碼是手機號碼後六位，容易被猜到。請先設定新密碼。',
    'Your password is the last six digits of your phone number, which is easy to guess. Choose a new one first.',
  ]),
  accountGone: transport(401, 401, ['该账号不存在。', '此帳戶不存在。', 'This account does not exist.']),
  noPermission: transport(403, 403, [
    '没有权限执行此操作。',
    '沒有權限執行此操作。',
    'You do not have permission to do this.',
  ]),
  judgeRefused: transport(401, 401, [
    '评测机令牌无效。',
    '評測機權杖無效。',
    'The judge token is not valid.',
  ]),
  /** With the figures as data. The call does it if its `confirm` names them. */
  changeInUse: business<Effects>(400, describeInUse),
  unknownPath: transport(404, 404, [
    '请求的地址不存在。',
    '請求的網址不存在。',
    'This address does not exist.',
  ]),
  wrongMethod: transport(405, 400, [
    '不支持该请求方法。',
    '不支援此請求方法。',
    'This request method is not supported.',
  ]),
  wrongMediaType: transport(415, 400, [
    '不支持该内容类型。',
    '不支援此內容類型。',
    'This content type is not supported.',
  ]),
  tooManyRequests: business<{ seconds: number }>(403, ({ seconds }) => [
    `操作过于频繁，请在 ${String(seconds)} 秒后重试。`,
    `操作過於頻繁，請在 ${String(seconds)} 秒後重試。`,
    `Too many requests. Try again in ${String(seconds)} s.`,
  ]),
  serverError: transport(500, 500, [
    '服务器出现错误，请稍后重试。',
    '伺服器發生錯誤，請稍後再試。',
    'A server error occurred. Please try again later.',
  ]),
  diskFull: business(503, [
    '服务器磁盘空间不足，暂时无法保存，请稍后重试或联系管理员。',
    '伺服器磁碟空間不足，暫時無法儲存，請稍後再試或聯絡管理員。',
    'The server is low on disk space and cannot save this. Try again later or contact an administrator.',
  ]),
  diskReadOnly: business(503, [
    '服务器磁盘处于只读状态，暂时无法保存，请稍后重试或联系管理员。',
    '伺服器磁碟處於唯讀狀態，暫時無法儲存，請稍後再試或聯絡管理員。',
    'The disk of the server is read-only, so nothing can be saved. Try again later or contact an administrator.',
  ]),
  siteNotReady: transport(503, 503, [
    '站点尚未就绪，请稍后再试。',
    '網站尚未就緒，請稍後再試。',
    'The site is not ready. Please try again later.',
  ]),
  databaseUnavailable: transport(503, 503, [
    '服务器暂时无法访问数据库，请稍后重试。',
    '伺服器暫時無法連接資料庫，請稍後再試。',
    'The server cannot reach its database right now. Please try again in a moment.',
  ]),
  fileStoreUnavailable: transport(503, 503, [
    '服务器暂时无法访问文件存储，请稍后重试。',
    '伺服器暫時無法存取檔案儲存空間，請稍後再試。',
    'The server cannot reach its file store right now. Please try again in a moment.',
  ]),
};
