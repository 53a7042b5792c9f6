import { Button } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';

interface PageLinkProps {
  to: string;
  icon: Icon;
  /** For pages with unsaved input that must stay open. */
  isOtherTab?: boolean;
  children: string;
}

/** A link to another page, in the header of a page. */
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
