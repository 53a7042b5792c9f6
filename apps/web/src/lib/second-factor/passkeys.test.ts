import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordCalls } from '../api/testing/record-calls.ts';
import {
  addPasskey,
  findPasskeyObstacle,
  logInWithPasskey,
  PasskeyCancelled,
  PasskeyRefused,
  sendPasskeyStep,
} from './passkeys.ts';

const browser = vi.hoisted(() => ({
  startAuthentication: vi.fn<() => Promise<unknown>>(),
  startRegistration: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('@simplewebauthn/browser', () => browser);

const asked = { key: 'k1', options: { challenge: 'c1' } };
const signed = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  clientExtensionResults: {},
  response: { signature: 's' },
};
const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  browser.startAuthentication.mockReset().mockResolvedValue(signed);
  browser.startRegistration.mockReset().mockResolvedValue(signed);
});

describe('a passkey', () => {
  it('signs the challenge of the server, and its answer goes back with the key', async () => {
    const calls = recordCalls(() => ({ data: asked }));
    await logInWithPasskey();
    expect(browser.startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c1' } });
    expect(calls.map(({ name }) => name)).toEqual([
      'POST /api/login/passkey-options',
      'POST /api/login/passkey',
    ]);
    expect(calls[1]?.body).toEqual({ key: 'k1', response: signed });
  });

  it('is the second step of a login with its ticket', async () => {
    const calls = recordCalls(() => ({ data: asked }));
    await sendPasskeyStep('t1');
    expect(calls[1]?.body).toEqual({
      ticket: 't1',
      proof: { method: 'passkey', key: 'k1', response: signed },
    });
  });

  it('is added under its name', async () => {
    const calls = recordCalls(() => ({ data: asked }));
    await addPasskey('Laptop');
    expect(calls[1]?.body).toEqual({ key: 'k1', name: 'Laptop', response: signed });
  });

  it('sends nothing if the user closes the question of the browser', async () => {
    const calls = recordCalls(() => ({ data: asked }));
    browser.startAuthentication.mockRejectedValue(named('NotAllowedError'));
    await expect(logInWithPasskey()).rejects.toThrow(PasskeyCancelled);
    browser.startRegistration.mockRejectedValue(named('InvalidStateError'));
    await expect(addPasskey('Laptop')).rejects.toSatisfy(
      (error) => error instanceof PasskeyRefused && error.isKnown,
    );
    expect(calls).toHaveLength(2);
  });
});

describe('passkeys', () => {
  const here = { passkeyOrigin: 'https://oj.example', pageOrigin: 'https://oj.example', isSupported: true };
  it.each([
    [here, undefined],
    [{ ...here, isSupported: false }, 'browser'],
    [{ ...here, pageOrigin: 'http://10.0.0.3' }, 'elsewhere'],
    [{ ...here, passkeyOrigin: null }, 'address'],
  ])('with %j have the obstacle %s', (surroundings, obstacle) => {
    expect(findPasskeyObstacle(surroundings)).toBe(obstacle);
  });
});
