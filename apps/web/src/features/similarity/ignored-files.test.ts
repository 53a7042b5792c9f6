import { similarityLimits } from '@touchstone/contract/similarity-limits';
import { describe, expect, it } from 'vitest';
import { addIgnoredFiles } from './ignored-files.ts';

const file = (name: string, code = 'int main() {}') => ({ name, code });
const namesOf = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('files to ignore', () => {
  it('are added, and one of the same name is replaced', () => {
    const { files, refusal } = addIgnoredFiles([file('a'), file('b')], [file('a', 'new'), file('c')]);
    expect(namesOf(files)).toEqual(['b', 'a', 'c']);
    expect(files[1]?.code).toBe('new');
    expect(refusal).toBeUndefined();
  });

  it.each([
    ['too large', file('x', 'a'.repeat(similarityLimits.ignoredFileMaximum + 1)), 'tooLarge'],
    ['a program', file('x', 'ELF\0'), 'notText'],
    ['in another encoding', file('x', 'int \uFFFD'), 'notText'],
  ])('that are %s are refused', (_name, refused, reason) => {
    const { files, refusal } = addIgnoredFiles([file('a')], [refused, file('b')]);
    expect(namesOf(files)).toEqual(['a']);
    expect(refusal).toEqual({ reason, name: 'x' });
  });

  it('are limited in number', () => {
    const many = Array.from({ length: similarityLimits.ignoredFilesMaximum + 1 }, (_, index) =>
      file(String(index)),
    );
    const { files, refusal } = addIgnoredFiles([], many);
    expect(files).toHaveLength(similarityLimits.ignoredFilesMaximum);
    expect(refusal).toEqual({ reason: 'tooMany' });
  });

  it('keep a long name short', () => {
    const { files } = addIgnoredFiles([], [file('x'.repeat(500))]);
    expect(files[0]?.name).toHaveLength(similarityLimits.ignoredNameMaximum);
  });
});
