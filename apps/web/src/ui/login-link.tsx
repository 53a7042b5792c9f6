import type { ComponentProps } from 'react';
import { createPath, Link, useResolvedPath } from 'react-router';
import { requireLogin } from '../lib/require-login.ts';

/** A link that opens the login dialog for guests. After the login its page opens. */
export function LoginLink({ onClick, ...rest }: ComponentProps<typeof Link>) {
  const destination = createPath(useResolvedPath(rest.to));
  return (
    <Link
      {...rest}
      onClick={(event) => {
        if (!requireLogin({ destination })) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
