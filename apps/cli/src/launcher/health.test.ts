import { describe, expect, it } from 'vitest';
import { parseHealth } from './health.ts';

describe('the health of a server', () => {
  it('has its version and parts, also while it is not ready', () => {
    const data = { database: true, queue: false, judges: 2, version: '1.2.3' };
    expect(parseHealth(JSON.stringify({ status: 200, data, msg: 'no queue' }))).toEqual({
      reason: 'no queue',
      version: '1.2.3',
      isDatabaseReady: true,
      isQueueReady: false,
      judges: 2,
    });
  });

  it.each(['<html>502 Bad Gateway</html>', '{"msg": "no data", "data": null}', '[]', ''])(
    'has no version if something else answers: %s',
    (text) => {
      expect(parseHealth(text)).toMatchObject({ version: undefined, isDatabaseReady: false, judges: 0 });
    },
  );
});
