import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addProblem } from '../../../testing/sample-content.ts';
import { localLanguages } from './local-languages.ts';
import { storeLanguages } from './store-languages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await Promise.all([storeLanguages(server.platform), storeLanguages(server.platform)]);
});
afterAll(() => server.close());

const listAll = () =>
  server.platform.database.selectFrom('language').selectAll().orderBy('position', 'desc').execute();
const list = async () => (await listAll()).filter(({ judgeSystem }) => judgeSystem === 'ME');

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
    const before = await listAll();
    await storeLanguages(server.platform);
    expect(await listAll()).toEqual(before);
  });

  test('are corrected by the next start', async () => {
    const { database } = server.platform;
    const before = await list();
    await database.deleteFrom('language').where('name', '=', 'Ruby').execute();
    await database.updateTable('language').set({ description: 'wrong' }).where('name', '=', 'Java').execute();
    await storeLanguages(server.platform);
    const after = await list();
    const idOf = (rows: typeof after, name: string) => rows.find((row) => row.name === name)?.id;
    expect(after.find((row) => row.name === 'Java' && row.judgeSystem === 'ME')).toMatchObject({
      id: idOf(before, 'Java'),
      description: 'OpenJDK; the main class may have any name',
    });
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

describe('the languages of other judges', () => {
  const remote = async (name: string) =>
    (await listAll()).find((row) => row.judgeSystem === 'CF' && row.name === name);

  test('are stored for every site, the gym has none of its own', async () => {
    const keys = new Set((await listAll()).map(({ judgeSystem }) => judgeSystem));
    expect([...keys].toSorted()).toEqual(['AC', 'CF', 'HDU', 'LIBRE', 'ME', 'POJ', 'SPOJ']);
    expect(await remote('GNU G++17 7.3.0')).toMatchObject({ contentType: 'text/x-c++src', isMissing: false });
  });

  test('that a site offers no more are hidden and stay; those that it offers again return', async () => {
    const { database } = server.platform;
    await database
      .insertInto('language')
      .values({ name: 'Perl 4', judgeSystem: 'CF', contentType: 'text/x-perl', description: 'Perl 4' })
      .execute();
    await database
      .updateTable('language')
      .set({ isMissing: true })
      .where('name', '=', 'GNU G++17 7.3.0')
      .execute();
    await storeLanguages(server.platform);
    expect(await remote('Perl 4')).toMatchObject({ isMissing: true });
    expect(await remote('GNU G++17 7.3.0')).toMatchObject({ isMissing: false });
  });

  const namesOf = async (query: { pid?: number; all?: boolean }) => {
    const { envelope } = await server.call('GET /api/languages', { query });
    return (envelope.data as { name: string; oj: string }[]).map(({ name, oj }) => `${oj} ${name}`);
  };

  test('are listed with all others, or for a problem of their site', async () => {
    const all = await namesOf({});
    expect(all).toEqual(expect.arrayContaining(['ME C++', 'SPOJ C++14 (gcc 8.3)', 'LIBRE C++ 17 (G++ O2)']));
    const gym = await addProblem(server, { displayId: 'GYM-100001A', isRemote: true });
    const ofGym = await namesOf({ pid: gym.id, all: false });
    expect(ofGym[0]).toBe('CF GNU G++17 7.3.0');
    expect(ofGym.every((name) => name.startsWith('CF '))).toBe(true);
    const ours = await addProblem(server, { displayId: 'GYM-1' });
    expect((await namesOf({ pid: ours.id, all: false }))[0]).toBe('ME C++');
  });

  test('do not tell guests from which site a hidden problem is', async () => {
    const hidden = await addProblem(server, { displayId: 'HDU-1000', isRemote: true, visibility: 'contest' });
    expect((await namesOf({ pid: hidden.id, all: false }))[0]).toBe('ME C++');
  });

  test('are those that a remote problem without a list allows', async () => {
    const problem = await addProblem(server, { displayId: 'POJ-1000', isRemote: true });
    const { envelope } = await server.call('GET /api/get-problem-languages', { query: { pid: problem.id } });
    expect((envelope.data as { name: string }[]).map(({ name }) => name)).toEqual([
      'G++',
      'GCC',
      'C++',
      'C',
      'Java',
      'Pascal',
      'Fortran',
    ]);
  });
});
