import { NEVER_READ, oneLine, wordsOf } from "./accessible.ts";

export type Words = string | RegExp;
export type Choice = string | { label?: string; value?: string; index?: number };

export function optionOf(select: HTMLSelectElement, choice: Choice): HTMLOptionElement {
  const options = [...select.options];
  const found =
    typeof choice === "string"
      ? options.find((one) => one.value === choice || oneLine(one.label) === oneLine(choice))
      : options.find(
          (one, index) =>
            (choice.value === undefined || one.value === choice.value) &&
            (choice.label === undefined || oneLine(one.label) === oneLine(choice.label)) &&
            (choice.index === undefined || index === choice.index),
        );
  if (!found || found.disabled) {
    const offered = options.map(({ label }) => label).join(", ");
    throw new Error(`No option ${JSON.stringify(choice)} among ${offered}.`);
  }
  return found;
}

/** A label stands for its field, as for a hand. */
export function fieldOf(element: Element): HTMLInputElement {
  const field = element.localName === "label" ? (element as HTMLLabelElement).control : element;
  if (!field) throw new Error(`No field: ${element.outerHTML.slice(0, 200)}`);
  return field as HTMLInputElement;
}

export function all(scope: Element): Element[] {
  return [...scope.getElementsByTagName("*")];
}

export function inOrder(elements: Element[]): Element[] {
  return [...new Set(elements)].sort((one, other) =>
    one.compareDocumentPosition(other) & 4 ? -1 : 1,
  );
}

/** The innermost elements that say it: where an element does not, nothing within it does. */
export function saying(scope: Element, says: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  for (let child = scope.firstElementChild; child; child = child.nextElementSibling) {
    if (NEVER_READ.has(child.tagName) || child.tagName === "HEAD") continue;
    const within = saying(child, says);
    if (within.length > 0) found.push(...within);
    else if (says(child)) found.push(child);
  }
  return found;
}

export function textOf(element: Element): string {
  const isButton = element.matches("input[type=submit], input[type=button]");
  return isButton ? oneLine((element as HTMLInputElement).value) : wordsOf(element);
}

export function levelOf(heading: Element): number {
  return Number(heading.getAttribute("aria-level") ?? heading.localName.slice(1));
}

export function isLike(text: string, wanted: Words, exact: boolean): boolean {
  if (wanted instanceof RegExp)
    return new RegExp(wanted.source, wanted.flags.replace("g", "")).test(text);
  const line = oneLine(wanted);
  return exact ? text === line : text.toLowerCase().includes(line.toLowerCase());
}
