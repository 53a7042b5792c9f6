import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../lib/storage.ts';
import { loadRegisterDraft, removeRegisterDraft, saveRegisterDraft } from './register-draft.ts';

describe('the draft of a registration', () => {
  it('keeps the typed text and the address of the code, not the password', () => {
    const storage = createMemoryStorage();
    const typed = { username: 'ada', email: 'ada@example.org', code: '123', password: 'secret-1' };
    saveRegisterDraft(storage, typed);
    saveRegisterDraft(storage, { sentTo: 'ada@example.org' });
    expect(loadRegisterDraft(storage)).toEqual({
      username: 'ada',
      email: 'ada@example.org',
      code: '123',
      sentTo: 'ada@example.org',
    });
  });

  it('is empty after the registration, and for invalid text', () => {
    const storage = createMemoryStorage();
    saveRegisterDraft(storage, { username: 'ada' });
    removeRegisterDraft(storage);
    expect(loadRegisterDraft(storage)).toEqual({ username: '', email: '', code: '' });
    storage.setItem('register-draft', '{"username": 1, "email": null}');
    expect(loadRegisterDraft(storage)).toEqual({ username: '', email: '', code: '' });
  });
});
