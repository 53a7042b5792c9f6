import { afterEach, describe, expect, it } from 'vitest';
import { callKey, findInitialData, findOnlyInitialData, setInitialData } from './initial-data.ts';

afterEach(() => setInitialData({}));

describe('callKey', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'GET /api/get-problem-detail'],
    [{ problemId: 'T1001' }, 'GET /api/get-problem-detail?problemId=T1001'],
    [{ problemId: 'a b&c', gid: '3' }, 'GET /api/get-problem-detail?problemId=a+b%26c&gid=3'],
  ])('of %j is %s', (query, key) => {
    expect(callKey({ name: 'GET /api/get-problem-detail', query })).toBe(key);
  });
});

describe('initial data', () => {
  it('is found by the whole query only', () => {
    setInitialData({ 'GET /api/get-problem-detail?problemId=T1001': { title: 'A+B' } });
    expect(findInitialData('GET /api/get-problem-detail', { problemId: 'T1001' })).toEqual({ title: 'A+B' });
    expect(findInitialData('GET /api/get-problem-detail', { problemId: 'T1002' })).toBeUndefined();
    expect(findInitialData('GET /api/get-problem-detail')).toBeUndefined();
  });

  it('is found without its query, but not under a longer name', () => {
    setInitialData({ 'GET /api/get-problem-detail?problemId=T1001': 1, 'GET /api/languages': 2 });
    expect(findOnlyInitialData('GET /api/get-problem-detail')).toBe(1);
    expect(findOnlyInitialData('GET /api/languages')).toBe(2);
    setInitialData({ 'GET /api/get-problem-detail-extra': 1 });
    expect(findOnlyInitialData('GET /api/get-problem-detail')).toBeUndefined();
  });
});
