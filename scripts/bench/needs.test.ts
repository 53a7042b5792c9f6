import { expect, it } from 'vitest';
import { ensureNeeds, type BuildNeed, type PackageNeed } from './needs.ts';

function makeMachine(installable: readonly string[]) {
  const installed = new Set<string>();
  return {
    need: (name: string): PackageNeed => ({
      kind: 'package',
      name,
      reason: 'the sandbox is compared with',
      isInstalled: () => installed.has(name),
    }),
    install: async (missing: readonly PackageNeed[]) => {
      for (const { name } of missing) if (installable.includes(name)) installed.add(name);
    },
  };
}

const makeBuild = (problem: string | undefined): BuildNeed => ({
  kind: 'build',
  label: 'the built web',
  ensure: async () => problem,
});

const ignore = () => undefined;

it('installs the packages that are missing', async () => {
  const machine = makeMachine(['bubblewrap']);
  const needs = [machine.need('bubblewrap'), makeBuild(undefined)];
  expect(await ensureNeeds(needs, ignore, machine.install)).toBeUndefined();
});

it('names the packages that cannot be installed, and the command', async () => {
  const machine = makeMachine(['unzip']);
  const needs = [machine.need('bubblewrap'), machine.need('unzip')];
  expect(await ensureNeeds(needs, ignore, machine.install)).toBe(
    'the package bubblewrap is missing, which the sandbox is compared with. To install: sudo apt-get install -y bubblewrap',
  );
});

it('installs nothing if everything is present, and reports its checks', async () => {
  const steps: string[] = [];
  const unused = async () => {
    throw new Error('nothing is missing');
  };
  const record = (text: string) => {
    steps.push(text);
  };
  expect(await ensureNeeds([makeBuild(undefined)], record, unused)).toBeUndefined();
  expect(steps).toEqual(['checking the built web']);
});

it('reports why a build fails', async () => {
  expect(await ensureNeeds([makeBuild('no compiler')], ignore)).toBe('the built web: no compiler');
});
