import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { requireLogin } from '../lib/require-login.ts';

/** A link that opens the login dialog for guests. */
export function LoginLink({ onClick, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      onClick={(event) => {
        if (!requireLogin()) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
