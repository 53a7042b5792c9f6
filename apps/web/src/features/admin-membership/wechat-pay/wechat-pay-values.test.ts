import { describe, expect, it } from 'vitest';
import type { WechatPay } from '../api/wechat-pay.ts';
import {
  toSentWechatPay,
  toWechatPayValues,
  withoutKeys,
  type WechatPayValues,
} from './wechat-pay-values.ts';

const values: WechatPayValues = {
  isEnabled: true,
  merchantId: ' 1900000001 ',
  appId: 'wx1\n',
  serial: '\t5F',
  privateKey: ' -----BEGIN-----\nabc\n-----END-----\n',
  apiKey: ' key ',
  publicKeyId: ' PUB_1 ',
  publicKey: '\n-----BEGIN-----\n',
  apiUrl: ' https://api.example.org ',
};

describe('the form of WeChat Pay', () => {
  it('shows what is stored, and never a key', () => {
    const stored = { isEnabled: true, merchantId: '19', appId: null, apiUrl: 'https://a' } as WechatPay;
    expect(toWechatPayValues(stored)).toMatchObject({
      isEnabled: true,
      merchantId: '19',
      appId: '',
      privateKey: '',
      apiKey: '',
      apiUrl: 'https://a',
    });
  });

  it('sends pasted values without blanks around them, and keeps the lines of keys', () => {
    expect(toSentWechatPay(values)).toEqual({
      isEnabled: true,
      merchantId: '1900000001',
      appId: 'wx1',
      serial: '5F',
      privateKey: '-----BEGIN-----\nabc\n-----END-----',
      apiKey: 'key',
      publicKeyId: 'PUB_1',
      publicKey: '-----BEGIN-----',
      apiUrl: 'https://api.example.org',
    });
  });

  it('forgets both secrets when it was saved, and nothing else', () => {
    expect(withoutKeys(values)).toEqual({ ...values, privateKey: '', apiKey: '' });
  });
});
