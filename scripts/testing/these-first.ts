import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files whose paths end so come first, in this order; the others as vitest would have them. */
export function theseFirst(endings: readonly string[]) {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const place = ({ moduleId }: TestSpecification) => {
        const index = endings.findIndex((ending) => moduleId.endsWith(`/${ending}.test.ts`));
        return index < 0 ? endings.length : index;
      };
      return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
    }
  };
}
