import { describe, expect, it } from 'vitest';
import { readMarkup } from './find-by-role.ts';

describe('roles', () => {
  it.each([
    ['<a href="/x">go</a>', 'link', ['go']],
    ['<a>no address</a>', 'link', []],
    ['<h3>Title</h3>', 'heading', ['Title']],
    ['<input type="checkbox" aria-label="All">', 'checkbox', ['All']],
    ['<input type="checkbox" role="switch" aria-label="On">', 'switch', ['On']],
    ['<input placeholder="Name">', 'textbox', ['Name']],
    ['<section aria-label="Part">x</section>', 'region', ['Part']],
    ['<section>x</section>', 'region', []],
    ['<tr><td>1</td><td>2</td></tr>', 'cell', ['1', '2']],
    ['<div role="status">Saved</div>', 'status', ['Saved']],
  ])('%s', (html, role, names) => {
    expect(readMarkup(html).names(role)).toEqual(names);
  });
});

describe('names', () => {
  it.each([
    ['a label of its own before its text', '<button aria-label="Close">×</button>', 'button', 'Close'],
    [
      'another element',
      '<b id="t">Title</b><div role="dialog" aria-labelledby="t">x</div>',
      'dialog',
      'Title',
    ],
    ['a label element', '<label for="f">Mail</label><input id="f" placeholder="p">', 'textbox', 'Mail'],
    ['the text of an image', '<img alt="Logo" src="x">', 'img', 'Logo'],
    ['a title if there is no text', '<a href="/" title="Home"><svg></svg></a>', 'link', 'Home'],
  ])('come from %s', (_source, html, role, name) => {
    expect(readMarkup(html).get(role, name).role).toBe(role);
  });

  it('leave out styles and pictures', () => {
    expect(readMarkup('<style>a{}</style><button><svg><title>i</title></svg> Save </button>').text).toBe(
      'Save',
    );
  });
});

describe('states', () => {
  it('are those that users perceive', () => {
    const markup = readMarkup(
      '<button disabled>a</button><button aria-disabled="true">b</button><button>c</button>' +
        '<input type="radio" checked aria-label="d"><a href="/e" aria-current="page">e</a>',
    );
    expect(markup.all('button').map(({ isDisabled }) => isDisabled)).toEqual([true, true, false]);
    expect(markup.get('radio', 'd').isChecked).toBe(true);
    expect(markup.get('link', 'e').href).toBe('/e');
    expect(markup.get('link', 'e').attribute('aria-current')).toBe('page');
    expect(markup.get('link', 'e').attribute('aria-label')).toBeUndefined();
  });

  it('a missing element fails with the names that exist', () => {
    const markup = readMarkup('<button>a</button><button>b</button>');
    expect(() => markup.get('button', 'c')).toThrow('No button "c". There are: a | b');
  });
});
