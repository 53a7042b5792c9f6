import { afterEach, describe, expect, it } from 'vitest';
import { closeAccountDialog, openAccountDialog, takeLoginIntent } from './account-dialog.ts';

afterEach(closeAccountDialog);

describe('the intent of a guest', () => {
  it('is kept while the panels of the dialog change', () => {
    openAccountDialog('Login', { destination: '/setting' });
    openAccountDialog('Register');
    openAccountDialog('Login');
    expect(takeLoginIntent()).toEqual({ destination: '/setting' });
  });

  it('is consumed by the login', () => {
    openAccountDialog('Login', { destination: '/setting' });
    takeLoginIntent();
    openAccountDialog('Login');
    expect(takeLoginIntent()).toEqual({});
  });

  it('is dropped when the dialog closes', () => {
    openAccountDialog('Login', { destination: '/setting' });
    closeAccountDialog();
    openAccountDialog('Login');
    expect(takeLoginIntent()).toEqual({});
  });
});
