import { Skeleton } from '@mantine/core';

/** Placeholder for a few lines of text. */
export function LineSkeletons() {
  return (
    <>
      <Skeleton height={14} width="64%" />
      <Skeleton height={14} width="42%" />
    </>
  );
}
