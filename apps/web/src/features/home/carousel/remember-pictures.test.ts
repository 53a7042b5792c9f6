import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../lib/storage.ts';
import { expectsPictures, rememberPictures } from './remember-pictures.ts';

describe('expectsPictures', () => {
  it('is true until the site was seen without any, and again once it has some', () => {
    const storage = createMemoryStorage();
    expect(expectsPictures(storage)).toBe(true);
    rememberPictures(storage, 0);
    expect(expectsPictures(storage)).toBe(false);
    rememberPictures(storage, 3);
    expect(expectsPictures(storage)).toBe(true);
  });
});
