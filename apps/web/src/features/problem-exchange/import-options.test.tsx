import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { importMessages } from './import-messages.ts';
import { ImportOptionFields } from './import-options.tsx';

const m = importMessages['en-US'];
type Options = Parameters<typeof ImportOptionFields>[0]['options'];
const render = (part: Partial<Options>, isDisabled = false) =>
  renderMarkup(
    <ImportOptionFields
      options={{ format: 'auto', taken: 'skip', auth: 2, ...part }}
      isDisabled={isDisabled}
      onChange={() => undefined}
    />,
  );
const chosen = (part: Partial<Options>) =>
  render(part)
    .all('radio')
    .filter(({ isChecked }) => isChecked)
    .map(({ name }) => name);

describe('the options of an import', () => {
  it.each<[Partial<Options>, string[]]>([
    [{}, [m.takenSkip, m.hidden]],
    [{ taken: 'renumber', auth: 1 }, [m.takenRenumber, m.public]],
  ])('%j are shown as chosen', (part, names) => {
    expect(chosen(part)).toEqual(names);
  });

  it('cannot change during an import', () => {
    expect(
      render({}, true)
        .all('radio')
        .every(({ isDisabled }) => isDisabled),
    ).toBe(true);
    expect(
      render({})
        .all('radio')
        .some(({ isDisabled }) => isDisabled),
    ).toBe(false);
  });
});
