/** The same part of two drawings of one page: of its kind, by its name, in the order of those that share both. */
const named = (element: Element): string =>
  element.getAttribute('aria-label') ?? (element.id === '' ? (element.textContent ?? '') : `#${element.id}`);

const isSame = (one: Element, other: Element): boolean => named(one) === named(other);

export function findCounterpart(
  element: HTMLElement,
  from: ParentNode,
  to: ParentNode,
): HTMLElement | undefined {
  const alike = (place: ParentNode) =>
    [...place.querySelectorAll<HTMLElement>(element.tagName)].filter((one) => isSame(one, element));
  return alike(to)[alike(from).indexOf(element)];
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** As typing does it: components that hold the value themselves hear of it. */
function write(field: Field, value: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function moveField(field: Field, target: Field): void {
  if (target.value !== field.value) write(target, field.value);
  target.setSelectionRange(field.selectionStart, field.selectionEnd);
  target.scrollTo(field.scrollLeft, field.scrollTop);
}

/** What has been written in fields. */
export function moveFields(from: HTMLElement, to: HTMLElement): void {
  for (const field of from.querySelectorAll<Field>('textarea, input[type="search"]')) {
    const target = findCounterpart(field, from, to);
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) moveField(field, target);
  }
}

export function moveFocus(from: HTMLElement, to: HTMLElement): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !from.contains(activeElement)) return;
  findCounterpart(activeElement, from, to)?.focus({ preventScroll: true });
}
