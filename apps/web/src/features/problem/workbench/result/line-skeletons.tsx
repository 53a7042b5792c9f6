import { Skeleton } from '@mantine/core';

/** A text of a few lines is on its way. */
export function LineSkeletons() {
  return (
    <>
      <Skeleton height={14} width="64%" />
      <Skeleton height={14} width="42%" />
    </>
  );
}
