import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files with these path suffixes come first, in this order; the others in vitest's order. */
export function theseFirst(endings: readonly string[]) {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const place = ({ moduleId }: TestSpecification) => {
        const path = moduleId.replace(/\.test\.tsx?$/, '');
        const index = endings.findIndex((ending) => path.endsWith(`/${ending}`));
        return index < 0 ? endings.length : index;
      };
      return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
    }
  };
}
