import { describe, expect, test } from 'vitest';
import { createLookalikeTest, findUsernameProblem, skeletonOf } from './usernames.ts';

describe('a username', () => {
  test.each([
    'alice',
    '小明',
    '小明ming_2',
    'José',
    'Нина',
    'Νίκη',
    '김철수kim',
    'さくらサーバー',
    '买买提·阿里',
    'بىلىم',
    "Team 1 (O'Neil)",
    ' padded ',
    '2024001',
  ])('may be %j', (name) => {
    expect(findUsernameProblem(name)).toBeUndefined();
  });

  test.each([
    ['x'.repeat(21), 'usernameLength'],
    ['', 'usernameCharacters'],
    ['...', 'usernameCharacters'],
    ['ｒｏｏｔ', 'usernameCharacters'],
    ['ﬁsh', 'usernameCharacters'],
    ['jose\u0301', 'usernameCharacters'],
    ['a/b', 'usernameCharacters'],
    ['a\\b', 'usernameCharacters'],
    ['<img src=x>', 'usernameCharacters'],
    ['a&amp;b', 'usernameCharacters'],
    ['"quoted"', 'usernameCharacters'],
    ['`code`', 'usernameCharacters'],
    ['a:b', 'usernameCharacters'],
    ['=1+2', 'usernameCharacters'],
    ['tab\there', 'usernameCharacters'],
    ['nul\0', 'usernameCharacters'],
    ['right\u202Eleft', 'usernameCharacters'],
    ['zero\u200Bwidth', 'usernameCharacters'],
    ['soft\u00ADhyphen', 'usernameCharacters'],
    ['filler\u3164', 'usernameCharacters'],
    ['r\u110B\u110Bt', 'usernameCharacters'],
    ['filler\u1160', 'usernameCharacters'],
    ['variant\uFE0F', 'usernameCharacters'],
    ['joined\u034F', 'usernameCharacters'],
    ['braille\u2800', 'usernameCharacters'],
    ['no\u00A0break', 'usernameCharacters'],
    ['two  blanks', 'usernameCharacters'],
    ['r\u0488\u0488\u0488\u0488oot', 'usernameCharacters'],
    ['\u0301ab', 'usernameCharacters'],
    ['lone\uD800', 'usernameCharacters'],
    ['١٢٣', 'usernameCharacters'],
    ['rооt', 'usernameScripts'],
    ['αlpha', 'usernameScripts'],
    ['小明Нина', 'usernameScripts'],
    ['ʀᴏᴏᴛ', 'usernameScripts'],
    ['ɑdmin', 'usernameScripts'],
    ['ᏒᎾᎾᎢ', 'usernameScripts'],
  ])('may not be %j: %s', (name, problem) => {
    expect(findUsernameProblem(name)).toBe(problem);
  });
});

describe('a name that looks like that of staff', () => {
  const looksLikeStaff = createLookalikeTest(['root', 'Teacher.Li', 'modern', '王工', '---']);

  test.each([
    'ROOT',
    'r00t',
    'ro_ot',
    'root.',
    'rооt',
    'гоот',
    'r〇〇t',
    'röot',
    'teacherli',
    'teacher-1i',
    'Teacher LI',
    'rnodern',
    '王エ',
    'modem',
  ])('%j', (name) => {
    expect(looksLikeStaff(name)).toBe(true);
  });

  test.each(['roots', 'toor', 'teacher.lu', 'moderna', '王二', '...', 'alice'])('not %j', (name) => {
    expect(looksLikeStaff(name)).toBe(false);
  });

  test('has a skeleton of its own in every script', () => {
    const names = ['alice', 'bob', '小明', '小红', 'Нина', 'ивана', '김철수', '2024001', '2024010'];
    expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
  });
});
