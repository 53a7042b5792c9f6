import { useSearchParams } from 'react-router';
import { parsePositiveInteger } from '../../../lib/search-parameters.ts';
import { RemoteFrame } from '../remote-frame.tsx';
import { ImportDetailSheet } from './import-detail.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportList } from './import-list.tsx';
import { parseTarget } from './import-values.ts';

/** A new import and the earlier ones, or one import with its problems. */
export function Component() {
  const [parameters] = useSearchParams();
  const id = parsePositiveInteger(parameters.get('id'), 0);
  return (
    <RemoteFrame current="import">
      {id > 0 ? (
        <ImportDetailSheet key={id} id={id} />
      ) : (
        <>
          <ImportForm initial={parseTarget(parameters)} />
          <ImportList />
        </>
      )}
    </RemoteFrame>
  );
}
