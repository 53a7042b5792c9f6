import { business } from './define-errors.ts';

/** Errors of attached pictures and files. */
export const fileErrors = {
  pictureTooLarge: business(400, [
    '图片不能超过 4 MB。',
    '圖片不能超過 4 MB。',
    'A picture can be at most 4 MB.',
  ]),
  pictureUnsupported: business(400, [
    '无法识别的图片，请使用 jpg、jpeg、gif、png 或 webp。',
    '無法識別的圖片，請使用 jpg、jpeg、gif、png 或 webp。',
    'Unsupported picture format. Use JPG, JPEG, GIF, PNG or WebP.',
  ]),
  attachmentTooLarge: business(400, [
    '文件不能超过 128 MB。',
    '檔案不能超過 128 MB。',
    'A file can be at most 128 MB.',
  ]),
  fileNotFound: business(400, ['文件不存在。', '檔案不存在。', 'File not found.']),
  fileNotDeletable: business(403, [
    '该文件不支持删除。',
    '此檔案不支援刪除。',
    'This file cannot be deleted.',
  ]),
  fileNotOwn: business(403, [
    '没有权限删除他人上传的图片。',
    '沒有權限刪除他人上載的圖片。',
    'You cannot delete pictures of other users.',
  ]),
};
