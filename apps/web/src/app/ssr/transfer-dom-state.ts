/** Finds an element of one render in another: same tag, same name, same position among those. */
const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.id === '' ? (element.textContent ?? '') : `#${element.id}`);

const isSame = (one: Element, other: Element): boolean => nameOf(one) === nameOf(other);

export function findMatchingElement(
  element: HTMLElement,
  from: ParentNode,
  to: ParentNode,
): HTMLElement | undefined {
  const alike = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>(element.tagName)].filter((one) => isSame(one, element));
  return alike(to)[alike(from).indexOf(element)];
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets the value as typing does, so that controlled components see the change. */
function write(field: Field, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function transferField(field: Field, target: Field): void {
  if (target.value !== field.value) write(target, field.value);
  target.setSelectionRange(field.selectionStart, field.selectionEnd);
  target.scrollTo(field.scrollLeft, field.scrollTop);
}

/** Values, selections and scroll positions of text fields. */
export function transferFields(from: HTMLElement, to: HTMLElement): void {
  for (const field of from.querySelectorAll<Field>('textarea, input[type="search"]')) {
    const target = findMatchingElement(field, from, to);
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)
      transferField(field, target);
  }
}

export function transferFocus(from: HTMLElement, to: HTMLElement): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !from.contains(activeElement)) return;
  findMatchingElement(activeElement, from, to)?.focus({ preventScroll: true });
}
