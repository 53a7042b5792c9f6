import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';

interface PageLinkProps {
  to: string;
  icon: Icon;
  /** Where what is being edited must not be left. */
  isOtherTab?: boolean;
  children: string;
}

/** In the head of a page: the way to another one. */
export function PageLink({ to, icon: LinkIcon, isOtherTab = false, children }: PageLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      {...(isOtherTab && { target: '_blank' })}
      variant="default"
      leftSection={<LinkIcon size={16} stroke={1.75} />}
    >
      {children}
    </Button>
  );
}
