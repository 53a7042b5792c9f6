import { siteLimits } from '../site-limits.ts';
import { business } from './define-errors.ts';

const { announcementTitleMaximum, announcementMaximum, carouselPicturesMaximum } = siteLimits;

/** Errors of site administration. */
export const adminSiteErrors = {
  sweepChanged: business(400, [
    '未被引用的文件数量已经变化，请查看最新数量后再确认。',
    '未被引用的檔案數目已經改變，請查看最新數目後再確認。',
    'The number of unreferenced files has changed. Check the current number and confirm again.',
  ]),
  announcementTitleEmpty: business(400, [
    '公告标题不能为空。',
    '公告標題不能為空。',
    'Enter a title for the announcement.',
  ]),
  announcementTitleTooLong: business(400, [
    `公告标题最长为 ${String(announcementTitleMaximum)} 个字符。`,
    `公告標題最長為 ${String(announcementTitleMaximum)} 個字元。`,
    `The title can have at most ${String(announcementTitleMaximum)} characters.`,
  ]),
  announcementTooLong: business(400, [
    `公告内容最长为 ${String(announcementMaximum)} 个字符。`,
    `公告內容最長為 ${String(announcementMaximum)} 個字元。`,
    `The announcement can have at most ${String(announcementMaximum)} characters.`,
  ]),
  announcementGone: business(400, [
    '公告不存在，可能已被删除。',
    '公告不存在，可能已被刪除。',
    'Announcement not found. It may have been deleted.',
  ]),
  remoteAccountsUnpaired: business<{ field: string }>(400, ({ field }) => [
    `${field} 中的账号与密码数量不一致。`,
    `${field} 中的帳戶與密碼數目不一致。`,
    `${field}: the numbers of accounts and passwords differ.`,
  ]),
  webAddressFormat: business<{ field: string }>(400, ({ field }) => [
    `${field} 应是以 http:// 或 https:// 开头的网址。`,
    `${field} 須為以 http:// 或 https:// 開頭的網址。`,
    `${field} must be a URL that starts with http:// or https://.`,
  ]),
  linkFormat: business<{ field: string }>(400, ({ field }) => [
    `${field} 应是网址，或以 / 开头的站内地址。`,
    `${field} 須為網址，或以 / 開頭的站內地址。`,
    `${field} must be a URL, or a path on this site that starts with /.`,
  ]),
  blockedDomainFormat: business<{ field: string }>(400, ({ field }) => [
    `${field} 不是有效的邮箱域名。`,
    `${field} 不是有效的電郵網域。`,
    `${field} is not a valid email domain.`,
  ]),
  carouselPictureGone: business(400, [
    '轮播图片不存在，可能已被删除。',
    '輪播圖片不存在，可能已被刪除。',
    'Carousel picture not found. It may have been deleted.',
  ]),
  carouselFull: business(400, [
    `轮播图片最多 ${String(carouselPicturesMaximum)} 张，请先删除不用的。`,
    `輪播圖片最多 ${String(carouselPicturesMaximum)} 張，請先刪除不用的。`,
    `The carousel can have at most ${String(carouselPicturesMaximum)} pictures. Delete one first.`,
  ]),
  loginRecordGone: business(400, ['还没有登录记录。', '尚未有登入記錄。', 'No logins recorded yet.']),
  databaseFixed: business(400, [
    '数据库连接由环境变量 DATABASE_URL 决定，请修改后重启服务。',
    '資料庫連線由環境變數 DATABASE_URL 決定，請修改後重新啟動服務。',
    'The environment variable DATABASE_URL sets the database. Change it and restart the server.',
  ]),
  carouselOrderStale: business(400, [
    '轮播图片已有变化，请刷新后重新排序。',
    '輪播圖片已有變動，請重新整理後再排序。',
    'The pictures have changed. Reload the page and reorder them again.',
  ]),
};
