import { describe, expect, test } from 'vitest';
import { placeOfAddress, recognizeDevice } from './devices.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('recognizeDevice', () => {
  test.each([
    [`${windows} Safari/537.36`, 'computer', 'Chrome', 'Windows'],
    [`${windows} Safari/537.36 Edg/140.0.0.0`, 'computer', 'Edge', 'Windows'],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'computer',
      'Firefox',
      'Linux',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'computer',
      'Safari',
      'macOS',
    ],
    [`${iphone} Version/18.0 Mobile/15E148 Safari/604.1`, 'phone', 'Safari', 'iOS'],
    [`${iphone} Mobile/15E148 MicroMessenger/8.0.50`, 'phone', 'WeChat', 'iOS'],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'phone',
      'Chrome',
      'Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'tablet',
      'Chrome',
      'Android',
    ],
    ['curl/8.9.1', 'program', 'curl', undefined],
    ['', 'unknown', undefined, undefined],
    ['<script>', 'unknown', undefined, undefined],
  ])('%s', (userAgent, kind, browser, system) => {
    expect(recognizeDevice(userAgent)).toEqual({ kind, browser, system });
  });
});

describe('placeOfAddress', () => {
  test.each([
    ['127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['10.1.2.3', 'local'],
    ['172.16.0.1', 'local'],
    ['172.32.0.1', 'internet'],
    ['192.168.1.4', 'local'],
    ['100.64.3.2', 'local'],
    ['100.128.3.2', 'internet'],
    ['fd00::1', 'local'],
    ['fe80::1', 'local'],
    ['2001:db8::1', 'internet'],
    ['8.8.8.8', 'internet'],
  ])('%s is %s', (address, place) => {
    expect(placeOfAddress(address)).toBe(place);
  });
});
