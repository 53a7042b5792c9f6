import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { SolutionForm } from './solution-form.tsx';
import { solutionMessages } from './solution-messages.ts';

const m = solutionMessages['en-US'];
const nothing = () => undefined;
type Props = Parameters<typeof SolutionForm>[0];
const render = (part: Partial<Props> = {}) =>
  renderMarkup(
    <SolutionForm
      before={undefined}
      takenNames={[]}
      languages={['C', 'C++ 17', 'Python3']}
      failure={undefined}
      isBusy={false}
      onSave={nothing}
      onRemove={undefined}
      onClose={nothing}
      {...part}
    />,
  );
const languageOf = (markup: ReturnType<typeof render>) =>
  markup.get('combobox', m.language).attribute('value');

describe('the form of a solution', () => {
  it('begins with C++ for a new one', () => {
    expect(languageOf(render())).toBe('C++ 17');
    expect(languageOf(render({ languages: ['Python3'] }))).toBe('Python3');
  });

  it('keeps a language that the site does not have', () => {
    const before = { name: 'a.pl', language: 'Perl', code: 'print 1', expectedStatuses: [statuses.accepted] };
    const markup = render({ before });
    expect(languageOf(markup)).toBe('Perl');
    expect(markup.get('textbox', m.name).attribute('value')).toBe('a.pl');
  });

  it('can remove only what exists', () => {
    expect(render().find('button', m.remove)).toBeUndefined();
    expect(render({ onRemove: nothing }).find('button', m.remove)).toBeDefined();
  });

  it('shows why the server refused it', () => {
    expect(render({ failure: 'The name is taken' }).text).toContain('The name is taken');
  });
});
