import { focusInside } from '../focus-field.ts';

interface FormNodes<Name extends string> {
  getInputNode: (name: Name) => HTMLElement | null;
}

/** For a form that failed validation: the first invalid field may be out of sight. */
export const focusFirstInvalidField =
  <Name extends string>(form: FormNodes<Name>, names: readonly Name[]) =>
  (problems: Readonly<Record<string, unknown>>): void => {
    const first = names.find((name) => name in problems);
    const node = first === undefined ? null : form.getInputNode(first);
    if (node !== null) focusInside(node);
  };
