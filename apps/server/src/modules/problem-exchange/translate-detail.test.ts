import { describe, expect, test } from 'vitest';
import { translateDetail } from './translate-detail.ts';

describe('the detail of an import message', () => {
  test.each([
    ['title', 'title'],
    ['1/2', '1/2'],
    ['grading.objective: min', 'grading.objective: min'],
    ['is larger than 4 MB', '超过 4 MB'],
    ['limits.memory: Invalid input: expected number, received string', 'limits.memory'],
    ['type: "submit-answer" is not supported', 'type, submit-answer'],
    ['something that the table does not know and that is English', ''],
    ['no class with a main method was found', '没有带 main 方法的类'],
  ])('%s', (detail, chinese) => {
    expect(translateDetail(detail)[0]).toBe(chinese);
    expect(translateDetail(detail)[2]).toBe(detail);
  });
});
