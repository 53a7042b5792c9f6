import { business } from './define-errors.ts';

const secondsText = (seconds: number) => String(seconds);

/** Errors of accounts: registration, login, account changes. */
export const accountErrors = {
  credentialsEmpty: business(400, [
    '用户名或密码不能为空。',
    '用戶名稱或密碼不能為空。',
    'Enter your username and password.',
  ]),
  passwordLength: business(400, [
    '密码长度应为 6 至 20 位。',
    '密碼長度須為 6 至 20 位。',
    'The password must have 6 to 20 characters.',
  ]),
  newPasswordLength: business(400, [
    '新密码长度应为 6 至 20 位。',
    '新密碼長度須為 6 至 20 位。',
    'The new password must have 6 to 20 characters.',
  ]),
  usernameLength: business(400, [
    '用户名最长 20 个字符。',
    '用戶名稱最長 20 個字元。',
    'The username can have at most 20 characters.',
  ]),
  usernameFormat: business(400, [
    '用户名为 2 至 20 个字符，可用汉字、字母、数字、下划线、连字符和点。',
    '用戶名稱為 2 至 20 個字元，可用中文字、英文字母、數字、底線、連字號和點。',
    'A username has 2 to 20 letters, digits, underscores, hyphens or dots.',
  ]),
  usernameCharacters: business(400, [
    '用户名含有不允许的字符。可用文字、数字、单个空格和部分半角符号。',
    '用戶名稱含有不允許的字元。可用文字、數字、單個空格和部分半形符號。',
    'The username contains characters that are not allowed, such as slashes, full-width letters or invisible ones.',
  ]),
  usernameScripts: business(400, [
    '用户名不能混用不同文字的字母，如拉丁字母和西里尔字母。',
    '用戶名稱不能混用不同文字的字母，如拉丁字母和俄文字母。',
    'The username must not mix letters of different scripts, such as Latin and Cyrillic.',
  ]),
  usernameLikeStaff: business(400, [
    '用户名与管理人员的用户名过于相似，请换一个。',
    '用戶名稱與管理人員的用戶名稱過於相似，請換一個。',
    'This username looks like that of an administrator. Choose another.',
  ]),
  defaultPasswordExpired: business(400, [
    '手机号后六位只能在用微信登录的浏览器中使用一次，10 分钟内有效。请重新用微信登录。',
    '手機號碼後六位只能在以微信登入的瀏覽器中使用一次，10 分鐘內有效。請重新以微信登入。',
    'The last six digits of the phone work once, within 10 minutes, in the browser that you used for WeChat. Log in with WeChat again.',
  ]),
  wrongToolCredentials: business(400, [
    '用户名或密码错误，或该账号不属于这场比赛。其他账号请使用比赛的 Contest API 令牌。',
    '用戶名稱或密碼錯誤，或此帳戶不屬於這場比賽。其他帳戶請使用比賽的 Contest API 權杖。',
    'Wrong username or password, or the account is not part of this contest. Other accounts need a Contest API token of the contest.',
  ]),
  wrongCredentials: business(400, [
    '用户名或密码错误，请注意大小写。',
    '用戶名稱或密碼錯誤，請注意大小寫。',
    'Wrong username or password. Both are case-sensitive.',
  ]),
  loginBlocked: business<{ minutes: number }>(400, ({ minutes }) => [
    `登录失败次数过多，为保护账号，请在 ${secondsText(minutes)} 分钟后再试。`,
    `登入失敗次數過多，為保護帳戶，請在 ${secondsText(minutes)} 分鐘後再試。`,
    `Too many failed logins. To protect the account, try again in ${secondsText(minutes)} min.`,
  ]),
  puzzleRequired: business<{ seconds: number }>(400, ({ seconds }) => [
    `请先完成滑块拼图验证，或在 ${secondsText(seconds)} 秒后再试。`,
    `請先完成滑塊拼圖驗證，或在 ${secondsText(seconds)} 秒後再試。`,
    `Solve the slide puzzle, or try again in ${secondsText(seconds)} s.`,
  ]),
  puzzleFailed: business(400, [
    '拼图没有对准或已失效，请再试一次。',
    '拼圖沒有對準或已失效，請再試一次。',
    'The piece does not fit, or the puzzle has expired. Try again.',
  ]),
  accountBanned: business(400, [
    '该账号已被封禁，请联系管理员。',
    '此帳戶已被停用，請聯絡管理員。',
    'This account is banned. Please contact an administrator.',
  ]),
  notAdministrator: business(401, [
    '该账号不是管理员，无法登录后台。',
    '此帳戶不是管理員，無法登入後台。',
    'This is not an administrator account.',
  ]),
  registrationClosed: business(401, [
    '本站暂未开放注册。',
    '本站暫未開放註冊。',
    'Registration is closed on this site.',
  ]),
  emailFormat: business(400, ['邮箱格式不正确。', '電郵格式不正確。', 'This is not a valid email address.']),
  emailNotAllowed: business(403, [
    '该邮箱不能在本站注册。',
    '此電郵不能在本站註冊。',
    'This email address cannot be used on this site.',
  ]),
  emailTaken: business(400, [
    '该邮箱已被使用，请换一个。',
    '此電郵已被使用，請換一個。',
    'This email address is already in use.',
  ]),
  emailUnchanged: business(400, [
    '新邮箱与当前邮箱相同。',
    '新電郵與目前電郵相同。',
    'This is already your email address.',
  ]),
  usernameTaken: business(400, ['用户名已存在。', '用戶名稱已存在。', 'This username is already taken.']),
  registerMailTooSoon: business<{ seconds: number }>(400, ({ seconds }) => [
    `发送过于频繁，请在 ${secondsText(seconds)} 秒后重新发送注册邮件。`,
    `發送過於頻繁，請在 ${secondsText(seconds)} 秒後重新發送註冊電郵。`,
    `Wait ${secondsText(seconds)} s before you request another registration email.`,
  ]),
  resetMailTooSoon: business<{ seconds: number }>(400, ({ seconds }) => [
    `发送过于频繁，请在 ${secondsText(seconds)} 秒后重新发送重置邮件。`,
    `發送過於頻繁，請在 ${secondsText(seconds)} 秒後重新發送重設電郵。`,
    `Wait ${secondsText(seconds)} s before you request another reset email.`,
  ]),
  changeMailTooSoon: business<{ seconds: number }>(400, ({ seconds }) => [
    `发送过于频繁，请在 ${secondsText(seconds)} 秒后重新发送。`,
    `發送過於頻繁，請在 ${secondsText(seconds)} 秒後重新發送。`,
    `Wait ${secondsText(seconds)} s before you request another email.`,
  ]),
  mailCodeExpired: business(400, [
    '验证码不存在或已过期，请重新获取。',
    '驗證碼不存在或已過期，請重新取得。',
    'The code has expired. Request a new one.',
  ]),
  mailCodeWrong: business(400, ['验证码错误。', '驗證碼錯誤。', 'The code is wrong.']),
  captchaWrong: business(400, ['图形验证码错误。', '圖形驗證碼錯誤。', 'The captcha answer is wrong.']),
  resetFieldsEmpty: business(400, [
    '邮箱或验证码不能为空。',
    '電郵或驗證碼不能為空。',
    'Enter your email address and the captcha.',
  ]),
  emailUnknown: business(400, [
    '没有使用该邮箱的账号，请检查后重试。',
    '沒有使用此電郵的帳戶，請檢查後重試。',
    'No account uses this email address.',
  ]),
  newPasswordFieldsEmpty: business(400, [
    '用户名、新密码或验证码不能为空。',
    '用戶名稱、新密碼或驗證碼不能為空。',
    'Enter your username, a new password and the code.',
  ]),
  resetLinkExpired: business(400, [
    '重置链接不存在或已过期，请重新发送邮件。',
    '重設連結不存在或已過期，請重新發送電郵。',
    'This reset link has expired. Request a new email.',
  ]),
  resetCodeWrong: business(400, ['重置验证码错误。', '重設驗證碼錯誤。', 'The reset code is wrong.']),
  userNotIdentified: business(400, [
    '缺少参数：uid 与 username 至少提供一个。',
    '缺少參數：uid 與 username 至少提供一個。',
    'uid or username is required.',
  ]),
  userUnknown: business(400, ['用户不存在。', '用戶不存在。', 'User not found.']),
  passwordFieldsEmpty: business(400, [
    '原密码或新密码不能为空。',
    '原密碼或新密碼不能為空。',
    'Enter your current and new password.',
  ]),
  passwordUnchanged: business(400, [
    '新密码不能与原密码相同。',
    '新密碼不能與原密碼相同。',
    'The new password must differ from the current one.',
  ]),
  changeEmailFieldsEmpty: business(400, [
    '密码、新邮箱或验证码不能为空。',
    '密碼、新電郵或驗證碼不能為空。',
    'Enter your password, a new email address and the code.',
  ]),
  profileFieldTooLong: business<{ field: string; maximum: number }>(400, ({ field, maximum }) => [
    `${field} 过长，最多 ${String(maximum)} 个字符。`,
    `${field} 過長，最多 ${String(maximum)} 個字元。`,
    `${field} can have at most ${String(maximum)} characters.`,
  ]),
  avatarTooLarge: business(400, [
    '头像不能超过 2 MB。',
    '頭像不能超過 2 MB。',
    'The avatar can be at most 2 MB.',
  ]),
  avatarUnsupported: business(400, [
    '无法识别的图片，请使用 gif、jpg、png、bmp 或 webp。',
    '無法識別的圖片，請使用 gif、jpg、png、bmp 或 webp。',
    'Unsupported picture format. Use GIF, JPG, PNG, BMP or WebP.',
  ]),
  uploadMissing: business(400, ['没有收到文件。', '沒有收到檔案。', 'No file was received.']),
  socialLoginUnavailable: business(400, [
    '本站没有开启扫码登录。',
    '本站沒有開啟掃碼登入。',
    'QR code login is not available on this site.',
  ]),
  socialCodeExpired: business(400, [
    '微信授权已过期或已经用过，请重新授权。',
    '微信授權已過期或已經用過，請重新授權。',
    'The WeChat authorization has expired or was already used. Authorize again.',
  ]),
  socialLoginBusy: business(503, [
    '微信暂时没有响应，请稍后再试。',
    '微信暫時沒有回應，請稍後再試。',
    'WeChat is not responding. Try again later.',
  ]),
  socialLoginMisconfigured: business(400, [
    '本站的微信登录设置有误，请联系管理员。',
    '本站的微信登入設定有誤，請聯絡管理員。',
    'WeChat login is not set up correctly on this site. Please contact an administrator.',
  ]),
  socialLoginFailed: business(400, [
    '扫码登录失败，请重新扫码。',
    '掃碼登入失敗，請重新掃碼。',
    'QR code login failed. Scan again.',
  ]),
  mailAddressMissing: business(400, [
    '请填写测试邮箱。',
    '請填寫測試電郵。',
    'Enter an address for the test email.',
  ]),
  mailSendFailed: business<{ reason: string }>(400, ({ reason }) => [
    `邮件发送失败：${reason}`,
    `電郵發送失敗：${reason}`,
    `Could not send the email: ${reason}`,
  ]),
};
