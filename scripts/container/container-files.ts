/** Reads what deploy/containers describes, so that tests can compare it with the rest of the repository. */
import { parse } from 'yaml';

export interface ComposeService {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly read_only?: boolean;
  readonly privileged?: boolean;
}

export const parseCompose = (text: string): Record<string, ComposeService> =>
  (parse(text) as { services: Record<string, ComposeService> }).services;

export interface ImageStage {
  readonly name: string;
  /** What it inherits is included. */
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
}

/** The stages of a Containerfile. */
export function parseContainerfile(text: string): ImageStage[] {
  const stages: ImageStage[] = [];
  for (const [word, rest] of listInstructions(text)) {
    const stage = stages.at(-1);
    if (word === 'FROM') stages.push(beginStage(rest, stages));
    else if (stage !== undefined) stages[stages.length - 1] = applyInstruction(stage, word, rest);
  }
  return stages;
}

function listInstructions(text: string): [string, string][] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return lines
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [word = '', ...rest] = line.split(' ');
      return [word, rest.join(' ').trim()];
    });
}

function beginStage(rest: string, stages: readonly ImageStage[]): ImageStage {
  const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
  const parent = stages.find((stage) => stage.name === from);
  return { environment: {}, user: 'root', command: [], ...parent, name };
}

function applyInstruction(stage: ImageStage, word: string, rest: string): ImageStage {
  if (word === 'USER') return { ...stage, user: rest };
  if (word === 'CMD') return { ...stage, command: JSON.parse(rest) as string[] };
  if (word !== 'ENV') return stage;
  const added = Object.fromEntries(
    rest.split(/\s+/).map((setting) => {
      const at = setting.indexOf('=');
      return [setting.slice(0, at), setting.slice(at + 1)];
    }),
  );
  return { ...stage, environment: { ...stage.environment, ...added } };
}
