import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { PolicyForm } from './policy-form.tsx';
import { policyMessages } from './policy-messages.ts';

const m = policyMessages['en-US'];

describe('the policy of second factors', () => {
  it('has a switch per group of roles', () => {
    const policy = { root: true, admin: false, problem_admin: false, user: false };
    const markup = renderMarkup(<PolicyForm policy={policy} />);
    const switches = markup.all('switch');
    const texts = [m.root, m.admin, m.problem_admin, m.user];
    expect(switches.map(({ name }) => name)).toEqual(texts.map(({ label, text }) => `${label} ${text}`));
    expect(switches.map(({ isChecked }) => isChecked)).toEqual([true, false, false, false]);
  });
});
