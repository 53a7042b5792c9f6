/** Reads what a systemd unit runs, so that a test can run the same without systemd. */

export interface ServiceUnit {
  readonly user: string;
  readonly workingDirectory: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly environmentFiles: readonly string[];
  /** As in capabilities(7), without the prefix. Undefined: not restricted. */
  readonly capabilities: readonly string[] | undefined;
  readonly stateDirectory: string;
  readonly cacheDirectory: string;
}

export function parseServiceUnit(text: string): ServiceUnit {
  const settings = parseSettings(text);
  const all = (name: string): string[] => settings.filter(([key]) => key === name).map(([, value]) => value);
  const last = (name: string): string | undefined => all(name).at(-1);
  const bounding = last('CapabilityBoundingSet');
  return {
    user: last('User') ?? 'root',
    workingDirectory: last('WorkingDirectory') ?? '/',
    command: (last('ExecStart') ?? '').split(' '),
    environment: parseEnvironment(all('Environment').join('\n')),
    environmentFiles: all('EnvironmentFile'),
    capabilities: bounding
      ?.split(' ')
      .filter((name) => name !== '')
      .map((name) => name.replace(/^CAP_/, '').toLowerCase()),
    stateDirectory: `/var/lib/${last('StateDirectory') ?? ''}`,
    cacheDirectory: `/var/cache/${last('CacheDirectory') ?? ''}`,
  };
}

/** The lines `NAME=value` of an environment file. */
export function parseEnvironment(text: string): Record<string, string> {
  return Object.fromEntries(parseSettings(text));
}

function parseSettings(text: string): [string, string][] {
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:[#;[]|$)/.test(line))
    .map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
}
