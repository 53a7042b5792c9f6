import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from './api/testing/record-calls.ts';
import { loadLanguages, localLanguagesQuery, storeLanguages, type Language } from './language-list.ts';
import { browserStorage, createMemoryStorage } from './storage.ts';

const language = (name: string, oj = 'ME') => ({ name, oj }) as Language;
const forget = () => browserStorage.removeItem('languages');

describe('the stored list of languages', () => {
  it('is read as it was written', () => {
    const storage = createMemoryStorage();
    storeLanguages(storage, [language('C++ 17')]);
    expect(loadLanguages(storage)).toEqual([language('C++ 17')]);
  });

  it.each(['', '{', '[]', 'null', '[1]', '[{"id":1}]', '{"name":"C"}'])('is absent for %j', (text) => {
    const storage = createMemoryStorage();
    storage.setItem('languages', text);
    expect(loadLanguages(storage)).toBeUndefined();
  });
});

describe('the list of languages', () => {
  beforeEach(forget);
  afterEach(forget);

  it('has those of the local judge, and is stored for the next visit', async () => {
    recordCalls(() => ({ data: [language('C++ 17'), language('GNU G++', 'CF')] }));
    expect(await new QueryClient().fetchQuery(localLanguagesQuery)).toEqual([language('C++ 17')]);
    expect(loadLanguages(browserStorage)).toEqual([language('C++ 17')]);
  });

  it('is refreshed although a stored one is shown', async () => {
    storeLanguages(browserStorage, [language('Old')]);
    recordCalls(() => ({ data: [language('New')] }));
    expect(await new QueryClient().fetchQuery(localLanguagesQuery)).toEqual([language('New')]);
  });
});
