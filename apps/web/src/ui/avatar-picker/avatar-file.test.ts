import { describe, expect, it } from 'vitest';
import { findAvatarProblem } from './avatar-file.ts';

const file = (name: string, size = 1000, type = '') => ({ name, size, type });

describe('avatar picture', () => {
  it.each(['a.gif', 'a.jpg', 'a.jpeg', 'a.PNG', 'my.photo.bmp', 'a.webp'])('may be %s', (name) => {
    expect(findAvatarProblem(file(name))).toBeUndefined();
  });

  it.each(['a.svg', 'a.heic', 'a.png.exe', 'a.txt', 'png', ''])('may not be %j', (name) => {
    expect(findAvatarProblem(file(name))).toBe('type');
  });

  it('is accepted by type if the name has no extension', () => {
    expect(findAvatarProblem(file('image', 1000, 'image/png'))).toBeUndefined();
    expect(findAvatarProblem(file('image', 1000, 'image/svg+xml'))).toBe('type');
  });

  it('is limited to 2 MB', () => {
    expect(findAvatarProblem(file('a.png', 2_097_152))).toBeUndefined();
    expect(findAvatarProblem(file('a.png', 2_097_153))).toBe('size');
  });
});
