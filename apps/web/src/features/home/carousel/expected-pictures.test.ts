import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../lib/storage.ts';
import { expectsPictures, storePictureCount } from './expected-pictures.ts';

describe('expectsPictures', () => {
  it('is true until the site was seen without any, and again once it has some', () => {
    const storage = createMemoryStorage();
    expect(expectsPictures(storage)).toBe(true);
    storePictureCount(storage, 0);
    expect(expectsPictures(storage)).toBe(false);
    storePictureCount(storage, 3);
    expect(expectsPictures(storage)).toBe(true);
  });
});
