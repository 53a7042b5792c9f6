import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { localLanguages } from './local-languages.ts';
import { storeLanguages } from './store-languages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await Promise.all([storeLanguages(server.platform), storeLanguages(server.platform)]);
});
afterAll(() => server.close());

const list = () =>
  server.platform.database.selectFrom('language').selectAll().orderBy('position', 'desc').execute();

/** The names that existing clients and stored submissions use. */
const contractNames = [
  'C',
  'C With O2',
  'C++',
  'C++ With O2',
  'C++ 17',
  'C++ 17 With O2',
  'C++ 20',
  'C++ 20 With O2',
  'Java',
  'Python3',
  'Python2',
  'Golang',
  'C#',
  'PHP',
  'PyPy2',
  'PyPy3',
  'JavaScript Node',
  'JavaScript V8',
  'Ruby',
  'Rust',
];

describe('the languages of our judge', () => {
  test('exist once, although two servers started concurrently', async () => {
    const rows = await list();
    expect(rows.map(({ name }) => name)).toEqual(localLanguages.map(({ name }) => name));
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  test('have the names that clients expect, with C++ first', async () => {
    const names = (await list()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(contractNames));
    expect(names).toEqual(
      expect.arrayContaining(['C++ 23', 'C++ 23 With O2', 'Kotlin', 'TypeScript', 'Pascal']),
    );
    expect(names[0]).toBe('C++');
  });

  test('are all available for checkers, except the shell', async () => {
    const others = (await list()).filter(({ isCheckerLanguage }) => !isCheckerLanguage);
    expect(others.map(({ name }) => name)).toEqual(['JavaScript V8']);
  });

  test('keep their ids and texts after a restart', async () => {
    const before = await list();
    await storeLanguages(server.platform);
    expect(await list()).toEqual(before);
  });

  test('are corrected by the next start, which leaves those of other judges unchanged', async () => {
    const { database } = server.platform;
    const before = await list();
    await database.deleteFrom('language').where('name', '=', 'Ruby').execute();
    await database.updateTable('language').set({ description: 'wrong' }).where('name', '=', 'Java').execute();
    await database
      .insertInto('language')
      .values({ name: 'Java', judgeSystem: 'CF', contentType: 'text/x-java', description: 'theirs' })
      .execute();
    await storeLanguages(server.platform);
    const after = await list();
    const idOf = (rows: typeof after, name: string) => rows.find((row) => row.name === name)?.id;
    expect(after.find((row) => row.name === 'Java' && row.judgeSystem === 'ME')).toMatchObject({
      id: idOf(before, 'Java'),
      description: 'OpenJDK; the main class may have any name',
    });
    expect(after.some((row) => row.judgeSystem === 'CF' && row.description === 'theirs')).toBe(true);
    expect(after.map(({ name }) => name)).toContain('Ruby');
  });

  test('reach the help page through GET /api/languages', async () => {
    const { envelope } = await server.call('GET /api/languages', { query: { all: false } });
    const languages = envelope.data as Record<string, unknown>[];
    expect(languages).toHaveLength(localLanguages.length);
    expect(languages[0]).toMatchObject({
      name: 'C++',
      contentType: 'text/x-c++src',
      compileCommand: expect.stringContaining('g++') as string,
      template: expect.stringContaining('std::cin') as string,
      codeTemplate: expect.stringContaining('int main') as string,
      isSpj: true,
      oj: 'ME',
    });
  });
});
