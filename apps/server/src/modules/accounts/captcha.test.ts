import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshAddress } from '../../testing/test-accounts.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('GET /api/captcha', () => {
  test('returns an image of 90 by 30 and a key, without the solution', async () => {
    const { envelope } = await server.call('GET /api/captcha');
    const data = envelope.data as { img: string; captchaKey: string };
    expect(Object.keys(data).toSorted()).toEqual(['captchaKey', 'img']);
    const [prefix, picture = ''] = data.img.split(',');
    expect(prefix).toBe('data:image/png;base64');
    const { format, width, height } = await sharp(Buffer.from(picture, 'base64')).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 90, height: 30 });
  });

  test('gives every image its own key', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.call('GET /api/captcha')));
    const keys = answers.map(({ envelope }) => (envelope.data as { captchaKey: string }).captchaKey);
    expect(new Set(keys).size).toBe(5);
  });

  test('is rate-limited per address', async () => {
    const remoteAddress = freshAddress();
    const windowEndsAt = new Date(server.platform.clock().getTime() + 60_000);
    await server.platform.database
      .insertInto('eventCounter')
      .values({ key: `rate:challenge:${remoteAddress}`, count: 600, windowEndsAt })
      .execute();
    const { errorCode } = await server.call('GET /api/captcha', { remoteAddress });
    expect(errorCode).toBe('tooManyRequests');
  });
});
