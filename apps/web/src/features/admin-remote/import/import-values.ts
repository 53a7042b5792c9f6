import type { RemotePrefix } from '@touchstone/contract/remote-judges';
import { parsePositiveInteger } from '../../../lib/search-parameters.ts';
import type { ImportSummary, NewImport } from '../api/imports.ts';

export type TargetKind = 'none' | 'training' | 'contest';

export interface ImportValues {
  key: RemotePrefix;
  request: string;
  target: TargetKind;
  /** The id of the training or contest; empty while it is being typed. */
  targetId: number | string;
}

/** The pages of trainings and contests link to the form with their id. */
export function parseTarget(parameters: URLSearchParams): Pick<ImportValues, 'target' | 'targetId'> {
  for (const target of ['training', 'contest'] as const) {
    const id = parsePositiveInteger(parameters.get(target), 0);
    if (id > 0) return { target, targetId: id };
  }
  return { target: 'none', targetId: '' };
}

export type ImportProblems = Partial<Record<'request' | 'targetId', true>>;

export function findImportProblems({ request, target, targetId }: ImportValues): ImportProblems {
  const isId = Number.isInteger(Number(targetId)) && Number(targetId) > 0;
  return {
    ...(request.trim() === '' && { request: true }),
    ...(target !== 'none' && !isId && { targetId: true }),
  };
}

/** The server parses the ids: only it knows the contests of the site. */
export const toNewImport = ({ key, request, target, targetId }: ImportValues): NewImport => ({
  key,
  request: request.trim(),
  ...(target !== 'none' && { target: { [target]: Number(targetId) } }),
});

type Counts = Pick<ImportSummary, 'total' | 'imported' | 'present' | 'failed' | 'cancelled'>;

export const doneOf = ({ imported, present, failed, cancelled }: Counts): number =>
  imported + present + failed + cancelled;

/** An import without problems is done. */
export const percentOf = (counts: Counts): number =>
  counts.total === 0 ? 100 : Math.round((doneOf(counts) / counts.total) * 100);
