import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration, repositoryRoot } from './configuration.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfiguration({})).toEqual({
      port: 8000,
      host: '127.0.0.1',
      dataDirectory: join(repositoryRoot, 'data'),
      databaseUrl: undefined,
      storageUrl: undefined,
      judgeToken: undefined,
      startsJudge: true,
      hasRootPassword: false,
      backup: {
        folder: undefined,
        minuteOfDay: 210,
        recipient: undefined,
        keep: undefined,
        identityFile: undefined,
      },
    });
  });

  it('treats empty variables as unset', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'STORAGE_URL',
      'JUDGE_TOKEN',
      'JUDGE_SLOTS',
      'ROOT_PASSWORD',
      'BACKUP_FOLDER',
      'BACKUP_TIME',
      'BACKUP_RECIPIENT',
      'BACKUP_KEEP',
      'BACKUP_IDENTITY',
    ];
    const empty = Object.fromEntries(names.map((name) => [name, ' ']));
    expect(readConfiguration(empty)).toEqual(readConfiguration({}));
  });

  it('resolves DATA_DIR against the current folder', () => {
    expect(readConfiguration({ DATA_DIR: 'somewhere/else' }).dataDirectory).toBe(resolve('somewhere/else'));
  });

  it('disables local judging with JUDGE_SLOTS=0', () => {
    expect(readConfiguration({ JUDGE_SLOTS: '0' }).startsJudge).toBe(false);
    expect(readConfiguration({ JUDGE_SLOTS: '4' }).startsJudge).toBe(true);
  });

  it.each([
    [{ PORT: '0' }, /PORT/],
    [{ PORT: '65536' }, /PORT/],
    [{ PORT: '80a' }, /PORT/],
    [{ PORT: '-1' }, /PORT/],
    [{ JUDGE_SLOTS: '1.5' }, /JUDGE_SLOTS/],
    [{ DATABASE_URL: 'mysql://user:secret@host/db' }, /DATABASE_URL must start with postgresql/],
  ])('refuses %o', (environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(message);
  });

  it('does not repeat the password of a wrong DATABASE_URL', () => {
    expect(() => readConfiguration({ DATABASE_URL: 'mysql://user:secret@host/db' })).not.toThrow(/secret/);
  });

  it.each([
    ['00:00', 0],
    ['4:05', 245],
    ['23:59', 1439],
  ])('reads the time of backups: %s', (text, minuteOfDay) => {
    expect(readConfiguration({ BACKUP_TIME: text }).backup.minuteOfDay).toBe(minuteOfDay);
  });

  it.each(['24:00', '3', '03:60', 'noon'])('refuses %s as the time of backups', (text) => {
    expect(() => readConfiguration({ BACKUP_TIME: text })).toThrow(/BACKUP_TIME/);
  });
});
