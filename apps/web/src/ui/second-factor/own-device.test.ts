import { expect, it } from 'vitest';
import { describeOwnDevice } from './own-device.ts';

it('names a device by its browser and system', () => {
  expect(describeOwnDevice('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox, Linux',
  );
  expect(describeOwnDevice('')).toBe('Passkey');
});
