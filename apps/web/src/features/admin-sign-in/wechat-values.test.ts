import { describe, expect, it } from 'vitest';
import { isAddress, toWechatChange, toWechatValues } from './wechat-values.ts';

describe('the form of WeChat', () => {
  it('begins with the stored settings, without secrets, and sends them back', () => {
    const values = toWechatValues({
      qr: { appId: 'wx1', hasSecret: true },
      inApp: { appId: null, hasSecret: false },
      pageUrl: 'https://open.weixin.qq.com',
      apiUrl: 'https://api.weixin.qq.com',
    });
    expect(toWechatChange({ ...values, secret: 'new', apiUrl: ' https://api.weixin.qq.com ' })).toEqual({
      qr: { appId: 'wx1', secret: 'new' },
      inApp: { appId: '', secret: '' },
      pageUrl: 'https://open.weixin.qq.com',
      apiUrl: 'https://api.weixin.qq.com',
    });
  });

  it.each([
    ['https://open.weixin.qq.com', true],
    ['http://open.weixin.qq.com', false],
    ['', false],
  ])('%j is an address: %s', (address, isFine) => {
    expect(isAddress(address)).toBe(isFine);
  });
});
