/** A request and its facts as fields of a message. */
import type { Capture, Captured, CollectedFile, EndedBy, InputFile, RunFacts, RunRequest } from './run.ts';
import type { Field, Fields } from './wire.ts';

export function encodeRun(request: RunRequest): Field {
  const { limits } = request;
  return [
    'specification',
    [
      ...request.command.map((argument): Field => ['argument', argument]),
      ...Object.entries(request.environment).map(([name, value]): Field => [
        'environment',
        `${name}=${value}`,
      ]),
      ...request.files.map(encodeFile),
      ['standardInput', [encodeSource(request.standardInput)]],
      ['standardOutput', encodeCapture(request.standardOutput)],
      ['standardError', encodeCapture(request.standardError)],
      ...request.collect.map((collection): Field => [
        'collect',
        [['name', collection.name], ...encodeCapture(collection)],
      ]),
      ['cpuTimeMs', Math.ceil(limits.cpuTimeMs)],
      ['wallTimeMs', Math.ceil(limits.wallTimeMs)],
      ['memoryBytes', Math.ceil(limits.memoryBytes)],
      ['stackBytes', Math.ceil(limits.stackBytes)],
      ['processes', limits.processes],
      ['fileBytes', Math.ceil(limits.fileBytes)],
      ['needsToolchains', request.needsToolchains ?? false],
      ...(request.refusingExitCodes ?? []).map((code): Field => ['refusingExitCode', code]),
      ['allFilesBytes', Math.ceil(limits.allFilesBytes ?? limits.fileBytes)],
    ],
  ];
}

function encodeFile({ name, source, isExecutable }: InputFile): Field {
  return ['file', [['name', name], ['isExecutable', isExecutable ?? false], encodeSource(source)]];
}

function encodeSource(source: InputFile['source']): Field {
  return 'path' in source ? ['path', source.path] : ['bytes', source.bytes];
}

function encodeCapture({ maximumBytes, path }: Capture): Field[] {
  return [['maximumBytes', maximumBytes], ...(path === undefined ? [] : [['path', path] as const])];
}

const endedByNumber: readonly EndedBy[] = ['itself', 'cpu-time', 'wall-time', 'output', 'other-run'];

export function decodeFacts(fields: Fields): RunFacts {
  const endedBy = endedByNumber[fields.getNumber('endedBy')];
  if (endedBy === undefined) throw new RangeError('The helper reported an unknown end of a run');
  const startError = fields.findString('startError');
  return {
    endedBy,
    exitCode: fields.findNumber('exitCode'),
    signal: fields.findNumber('signal'),
    isOutOfMemory: fields.getNumber('isOutOfMemory') !== 0,
    cpuTimeUs: fields.getNumber('cpuTimeUs'),
    wallTimeUs: fields.getNumber('wallTimeUs'),
    memoryPeakBytes: fields.getNumber('memoryPeakBytes'),
    standardOutput: decodeCaptured(fields.getGroup('standardOutput')),
    standardError: decodeCaptured(fields.getGroup('standardError')),
    collected: fields.listGroups('collected').map(decodeCollected),
    ...(startError !== undefined && { startError }),
  };
}

function decodeCaptured(fields: Fields): Captured {
  return {
    size: fields.getNumber('size'),
    isTruncated: fields.getNumber('isTruncated') !== 0,
    bytes: fields.getBytes('bytes'),
  };
}

function decodeCollected(fields: Fields): CollectedFile {
  const state = fields.getNumber('state');
  switch (state) {
    case 0:
      return { state: 'collected', size: fields.getNumber('size'), bytes: fields.getBytes('bytes') };
    case 1:
      return { state: 'missing' };
    case 2:
      return { state: 'refused', reason: 'not-a-regular-file' };
    case 3:
      return { state: 'refused', reason: 'too-large' };
    default:
      throw new RangeError(`The helper reported an unknown state of a file: ${state}`);
  }
}
