import { describe, expect, it } from 'vitest';
import { QueryContent } from './query-content.tsx';
import { stateMessages } from './state-messages.ts';
import { renderMarkup } from './testing/render-markup.tsx';

const ignore = () => undefined;

describe('QueryContent', () => {
  const show = (data: string | undefined, isError: boolean) =>
    renderMarkup(
      <QueryContent query={{ data, isError, refetch: ignore }} failedTitle="Failed" waiting={<i>wait</i>}>
        {(text) => <b>{text}</b>}
      </QueryContent>,
    );

  it('waits, shows data, or offers another try', () => {
    expect(show(undefined, false).text).toBe('wait');
    expect(show('', false).text).toBe('');
    expect(show(undefined, true).text).toContain('Failed');
    expect(show(undefined, true).names('button')).toEqual([stateMessages['en-US'].retry]);
  });

  it('keeps data that could not be refreshed', () => {
    expect(show('old', true).text).toBe('old');
  });
});
