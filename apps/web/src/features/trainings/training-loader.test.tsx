import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { trainingQuery } from './api/get-training.ts';
import { aTrainingState } from './testing/a-training.ts';
import { TrainingLoader } from './training-loader.tsx';
import { trainingMessages } from './training-messages.ts';
import { failureOf } from './training-states.tsx';

const m = trainingMessages['en-US'];
const { training, progress, clock } = aTrainingState();

const show = (url: string, answer?: unknown) =>
  renderMarkup(<TrainingLoader>The content</TrainingLoader>, {
    url,
    path: '/training/:trainingID',
    user: aUser(),
    queries: answer === undefined ? [] : [[trainingQuery(7, 'u1').queryKey, answer]],
  });

describe('loading a training', () => {
  it('shows its content', () => {
    expect(show('/training/7', { training, progress, clock }).text).toContain('The content');
  });

  it('shows a placeholder meanwhile', () => {
    expect(show('/training/7').text).not.toContain('The content');
  });

  it('an address without an id is missing', () => {
    expect(show('/training/x').text).toContain(m.missing);
  });

  it('a temporary failure can be tried again', () => {
    expect(show('/training/7', new Error('down')).text).toContain(m.failed);
  });
});

describe('the failure of a training', () => {
  const error = (kind: ApiError['kind'], code?: string) =>
    new ApiError({
      kind,
      message: 'refused',
      envelopeStatus: undefined,
      code,
      isAdminCall: false,
      toastsError: false,
    });
  it.each([
    [error('business', 'trainingNotFound'), 'missing'],
    [error('not-found'), 'missing'],
    [error('business', 'trainingOfGroup'), 'refused'],
    [error('forbidden'), 'refused'],
    [error('network'), 'failed'],
    [new Error('a defect'), 'failed'],
  ])('%s is %s', (one, failure) => {
    expect(failureOf(one)).toBe(failure);
  });
});
