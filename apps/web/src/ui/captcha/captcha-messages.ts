import { defineMessages } from '../../lib/messages.ts';

export const captchaMessages = defineMessages({
  'zh-CN': {
    captcha: '图形验证码',
    hint: '请输入图中算式的结果',
    picture: '算式图片，点击可以换一张',
    failed: '图片没有加载出来，点击重试',
  },
  'zh-HK': {
    captcha: '圖形驗證碼',
    hint: '請輸入圖中算式的結果',
    picture: '算式圖片，點擊可以換一張',
    failed: '未能載入圖片，點擊再試',
  },
  'en-US': {
    captcha: 'Captcha',
    hint: 'Enter the result of the calculation in the picture',
    picture: 'A picture with a calculation. Click for another one',
    failed: 'Could not load the picture. Click to try again',
  },
});
