import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { helperCapabilities } from '@touchstone/sandbox';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { describe, expect, it } from 'vitest';
import { parseEnvironment, parseServiceUnit } from './unit-file.ts';

const load = async (name: string) =>
  parseServiceUnit(await readFile(join(repositoryRoot, 'deploy/systemd', `${name}.service`), 'utf8'));

describe('the services of the Debian package', () => {
  it.each([
    ['touchstone-server', 'apps/server/src/main.ts'],
    ['touchstone-remote-worker', 'apps/server/src/remote-worker.ts'],
  ])('%s runs as its own account, without a capability', async (name, script) => {
    const unit = await load(name);
    expect(unit.user).toBe('touchstone');
    expect(unit.capabilities).toEqual([]);
    expect(unit.command.at(-1)).toBe(script);
    expect(unit.environmentFiles).toContain('/etc/touchstone/touchstone.env');
  });

  it('touchstone-judge keeps the capabilities of the sandbox, and gets no setting of the server', async () => {
    const unit = await load('touchstone-judge');
    expect(unit.user).toBe('root');
    expect(unit.capabilities?.toSorted()).toEqual(helperCapabilities.toSorted());
    expect(unit.environmentFiles).not.toContain('/etc/touchstone/touchstone.env');
    expect(unit.environment['DATA_DIR']).toBe(unit.stateDirectory);
  });

  it('have settings that are read as they are written', async () => {
    const text = await readFile(join(repositoryRoot, 'deploy/debian/touchstone.env'), 'utf8');
    expect(parseEnvironment(text)).toEqual({
      PORT: '8000',
      HOST: '127.0.0.1',
      DATABASE_URL: 'postgresql://touchstone@localhost/touchstone?host=/run/postgresql',
    });
  });
});
