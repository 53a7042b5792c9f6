import { expect, it } from 'vitest';
import { maskPhone } from './mask-phone.ts';

it('hides the middle of a phone number', () => {
  expect(maskPhone('13800138000')).toBe('138****8000');
});

it('hides a number that is too short to show in part', () => {
  expect(maskPhone('1234567')).toBe('*******');
});
