import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import { refreshAfterSave } from './refresh-after-save.ts';
import { createForm } from './state/form-store.ts';
import { newProblemValues } from './state/problem-values.ts';

const sent = { ...newProblemValues(), problemId: 'p1', title: 'Sum' };
const open = () =>
  createForm(sent, sent, {
    isNew: false,
    isRemote: false,
    isContest: false,
    checkerLanguages: [],
    languageNames: new Map(),
  });

it('keeps input typed while the stored problem loads', async () => {
  const form = open();
  const fetch = async () => {
    form.set('title', 'Sum of two');
    return Promise.resolve({ ...sent, problemId: 'P1' });
  };
  await refreshAfterSave(fetch, form, sent);
  expect(form.get().values).toMatchObject({ problemId: 'P1', title: 'Sum of two' });
  expect([...form.get().changes]).toEqual(['title']);
});

it('leaves the form unchanged if the stored problem cannot be loaded', async () => {
  const form = open();
  form.set('title', 'Sum of two');
  const lost = new ApiError({ kind: 'network', message: '', isAdminCall: true, toastsError: false });
  await refreshAfterSave(() => Promise.reject(lost), form, sent);
  expect(form.get().values.title).toBe('Sum of two');
});
