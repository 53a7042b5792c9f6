import { afterEach, describe, expect, it } from 'vitest';
import { beginSecondStep, endSecondStep } from '../../../lib/second-factor/second-step.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { secondFactorMessages } from '../../../ui/second-factor/second-factor-messages.ts';
import { secondStepMessages } from './second-step-messages.ts';
import { SecondStepPanel } from './second-step-panel.tsx';

const m = secondStepMessages['en-US'];
const shared = secondFactorMessages['en-US'];

afterEach(() => endSecondStep());

describe('the second step', () => {
  it('asks for the code of the app and offers the recovery codes', () => {
    beginSecondStep({ ticket: 't', methods: ['totp', 'recovery'] });
    const markup = renderMarkup(<SecondStepPanel />);
    expect(markup.get('textbox', shared.code).attribute('autocomplete')).toBe('one-time-code');
    expect(markup.find('button', m.useRecovery)).toBeDefined();
    expect(markup.find('button', m.usePasskey)).toBeUndefined();
  });

  it('asks for a recovery code if nothing else is left', () => {
    beginSecondStep({ ticket: 't', methods: ['recovery'] });
    expect(renderMarkup(<SecondStepPanel />).find('textbox', m.recoveryCode)).toBeDefined();
  });
});
