import { expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { Figures } from './figures.tsx';

it('names each figure, and keeps a zero', () => {
  const shown = renderMarkup(
    <Figures
      figures={[
        { name: 'Changed', value: 3, tone: 'bad' },
        { name: 'Unknown', value: 0 },
      ]}
    />,
  );
  expect(shown.all('term').map(({ text }) => text)).toEqual(['Changed', 'Unknown']);
  expect(shown.all('definition').map(({ text }) => text)).toEqual(['3', '0']);
  expect(shown.html.match(/data-tone="\w+"/g)).toEqual(['data-tone="bad"']);
});
