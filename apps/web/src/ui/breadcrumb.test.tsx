import { expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

it('links the pages above and names the current page', () => {
  const shown = renderMarkup(
    <Breadcrumb crumbs={[{ name: 'Discussions', to: '/discussion' }, { name: 'Problem 1000' }]} />,
  );
  expect(shown.get('link', 'Discussions').href).toBe('/discussion');
  expect(shown.names('link')).toEqual(['Discussions']);
  expect(shown.text).toContain('Problem 1000');
});
