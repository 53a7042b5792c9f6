import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconArrowBigUpLine } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../lib/messages.ts';
import { passwordFieldMessages } from './password-field-messages.ts';
import classes from './password-field.module.css';
import { passwordStrength, strengthOrder } from './password-strength.ts';

interface PasswordFieldProps extends PasswordInputProps {
  autoComplete: 'current-password' | 'new-password';
  /** The new password, to show its strength. */
  strengthOf?: string;
}

/** A password field with show and hide, a Caps Lock hint and, for a new password, its strength. */
export function PasswordField({ strengthOf, onBlur, ...rest }: PasswordFieldProps) {
  const m = useMessages(passwordFieldMessages);
  const [isVisible, setVisible] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const hasError = rest.error !== undefined && rest.error !== null && rest.error !== false;
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        {...rest}
        // Mantine sets this on its other fields, but not on this one.
        aria-invalid={hasError || undefined}
        visible={isVisible}
        onVisibilityChange={setVisible}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': m.show }}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
      />
      <div aria-live="polite">
        {hasCapsLock && (
          <div className={classes['hint']}>
            <IconArrowBigUpLine size={16} stroke={1.75} aria-hidden="true" />
            {m.capsLock}
          </div>
        )}
        {strengthOf !== undefined && strengthOf !== '' && <StrengthHint password={strengthOf} />}
      </div>
    </div>
  );
}

function StrengthHint({ password }: { password: string }) {
  const m = useMessages(passwordFieldMessages);
  const strength = passwordStrength(password);
  const reached = strengthOrder.indexOf(strength);
  return (
    <div className={classes['strength']} data-strength={strength}>
      <div className={classes['steps']} aria-hidden="true">
        {strengthOrder.map((step, index) => (
          <span key={step} className={classes['step']} data-reached={index <= reached || undefined} />
        ))}
      </div>
      <span>
        {m.strength}
        {m[strength]}
      </span>
    </div>
  );
}
