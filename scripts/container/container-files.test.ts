import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { helperCapabilities } from '@touchstone/sandbox';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnvironment, parseServiceUnit } from '../release/unit-file.ts';
import { parseCompose, parseContainerfile, type ComposeService, type ImageStage } from './container-files.ts';

const run = promisify(execFile);
const folder = join(repositoryRoot, 'deploy/containers');
const read = (name: string) => readFile(join(folder, name), 'utf8');
/** Services that run Touchstone, and the systemd unit that runs the same. */
const parts = [
  ['server', 'server', 'touchstone-server'],
  ['judge', 'judge', 'touchstone-judge'],
  ['remote-worker', 'server', 'touchstone-remote-worker'],
] as const;

let compose: string;
let services: Record<string, ComposeService>;
let stages: ImageStage[];
beforeAll(async () => {
  compose = await read('compose.yaml');
  services = parseCompose(compose);
  stages = parseContainerfile(await read('Containerfile'));
});
const getService = (name: string): ComposeService => {
  const service = services[name];
  if (service === undefined) throw new Error(`compose.yaml has no ${name}.`);
  return service;
};
const getStage = (name: string): ImageStage => {
  const stage = stages.find((candidate) => candidate.name === name);
  if (stage === undefined) throw new Error(`The Containerfile has no ${name}.`);
  return stage;
};

describe('the containers', () => {
  it.each(parts)('%s runs the image %s as %s.service does', async (name, image, unitName) => {
    const unit = parseServiceUnit(
      await readFile(join(repositoryRoot, 'deploy/systemd', `${unitName}.service`), 'utf8'),
    );
    const stage = getStage(image);
    const service = getService(name);
    expect(service.image).toMatch(`localhost/touchstone-${image}:`);
    expect(service.command ?? stage.command).toEqual(unit.command);
    expect(stage.user).toBe(unit.user);
    expect(stage.environment['DATA_DIR']).toBe(unit.stateDirectory);
    expect(service.volumes?.map((volume) => volume.split(':')[1])).toContain(unit.stateDirectory);
  });

  it.each(['server', 'remote-worker'])('%s has no capability', (name) => {
    const { cap_drop: dropped, cap_add: added } = getService(name);
    expect(dropped).toEqual(['ALL']);
    expect(added).toBeUndefined();
  });

  it('judge has the capabilities of the sandbox and no other', () => {
    const { cap_drop: dropped, cap_add: added = [] } = getService('judge');
    expect(dropped).toEqual(['ALL']);
    expect(added.map((capability) => capability.toLowerCase()).toSorted()).toEqual(
      helperCapabilities.toSorted(),
    );
  });

  it('judge gets no setting of the server', () => {
    const settings = Object.keys(getService('judge').environment ?? {});
    expect(settings).not.toContain('DATABASE_URL');
    expect(settings).not.toContain('SECRET_KEY');
  });

  it.each(parts)('%s cannot write to its image or gain privileges', (name) => {
    const service = getService(name);
    expect(service.privileged).toBeUndefined();
    expect(service.read_only).toBe(true);
    expect(service.security_opt).toContain('no-new-privileges');
  });
});

describe('the settings of the containers', () => {
  it('have no secret in the repository', async () => {
    const example = parseEnvironment(await read('environment.example'));
    const filled = Object.entries(example).filter(([, value]) => value !== '');
    expect(filled.map(([name]) => name)).toEqual(['TOUCHSTONE_VERSION', 'TOUCHSTONE_PORT', 'DEMO_CONTENT']);
  });

  it('name the version of this release', async () => {
    const { version } = JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(parseEnvironment(await read('environment.example'))['TOUCHSTONE_VERSION']).toBe(version);
  });

  it('are complete after create-environment.sh, with another secret at each place and each time', async () => {
    const create = async () => parseEnvironment((await run(join(folder, 'create-environment.sh'))).stdout);
    const [first, second] = [await create(), await create()];
    const used = Array.from(compose.matchAll(/\$\{(\w+)/g), ([, name = '']) => name);
    expect(Object.keys(first)).toEqual(expect.arrayContaining(used));
    const needed = Array.from(compose.matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name);
    for (const name of needed) expect(first[name]).not.toBe('');
    const secrets = [first, second].flatMap((settings) =>
      Object.values(settings).filter((value) => /^[0-9a-f]{64}$/.test(value)),
    );
    expect(secrets).toHaveLength(8);
    expect(new Set(secrets).size).toBe(8);
  });
});
