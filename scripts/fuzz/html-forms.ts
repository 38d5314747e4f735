/** One thing a form sends: its name and what the page has put into it. */
export type Control = { name: string; value: string; type: string };

export type HtmlForm = {
  method: "get" | "post";
  /** As the page says it; empty for its own address. */
  action: string;
  isMultipart: boolean;
  controls: readonly Control[];
};

const TAG = /<(form|input|select|option|textarea|button)\b((?:[^>"]|"[^"]*")*)>|<\/(form|select)>/g;
const ATTRIBUTE = /([a-zA-Z-]+)(?:="([^"]*)")?/g;

type Attributes = Record<string, string>;
type Open = { attributes: Attributes; controls: Control[]; buttons: Control[] };
type Select = { attributes: Attributes; values: string[]; chosen: string };

/**
 * The forms of a page of ours, once for each button that sends them. React writes every attribute
 * in double quotes, which is all that is relied on here.
 */
export function formsIn(html: string): HtmlForm[] {
  const reader = new FormReader();
  for (const found of html.matchAll(TAG)) {
    const [whole, tag, written = "", closing] = found;
    const from = found.index + whole.length;
    if (tag === undefined) reader.close(closing);
    else if (tag === "textarea") {
      const value = decoded(html.slice(from, html.indexOf("</textarea>", from)));
      reader.open("input", { ...attributesIn(written), type: "textarea", value });
    } else reader.open(tag, attributesIn(written));
  }
  return reader.forms().flatMap(variants);
}

class FormReader {
  readonly #forms: Open[] = [];
  /** Controls that name their form, which may come later on the page. */
  readonly #apart: { attributes: Attributes; control: Control }[] = [];
  #inside: Open | null = null;
  #select: Select | null = null;

  open(tag: string, attributes: Attributes): void {
    if (tag === "form") {
      this.#inside = { attributes, controls: [], buttons: [] };
      this.#forms.push(this.#inside);
    } else if (tag === "select") this.#select = { attributes, values: [], chosen: "" };
    else if (tag === "option") this.#choose(attributes);
    else this.#place(attributes, controlOf(tag, attributes));
  }

  close(tag: string | undefined): void {
    if (tag === "form") this.#inside = null;
    if (tag !== "select" || !this.#select) return;
    const { attributes, values, chosen } = this.#select;
    const value = chosen || values.find(Boolean) || "";
    this.#place(attributes, { name: attributes.name ?? "", value, type: "select" });
    this.#select = null;
  }

  forms(): Open[] {
    for (const { attributes, control } of this.#apart) {
      const owner = this.#forms.find(({ attributes: { id } }) => id === attributes.form);
      if (owner) add(owner, control);
    }
    return this.#forms;
  }

  #choose({ value = "", selected }: Attributes): void {
    this.#select?.values.push(value);
    if (this.#select && selected !== undefined) this.#select.chosen = value;
  }

  #place(attributes: Attributes, control: Control): void {
    if (control.type === "button" || control.type === "reset") return;
    if (attributes.form) this.#apart.push({ attributes, control });
    else if (this.#inside) add(this.#inside, control);
  }
}

function add(form: Open, control: Control): void {
  if (control.type === "submit") form.buttons.push(control);
  else if (control.name !== "") form.controls.push(control);
}

function controlOf(tag: string, { name = "", type, value }: Attributes): Control {
  const isTick = type === "checkbox" || type === "radio";
  const usual = tag === "button" ? "submit" : "text";
  return { name, type: type ?? usual, value: value ?? (isTick ? "on" : "") };
}

/** A form is sent by one of its buttons, and says which. */
function variants({ attributes, controls, buttons }: Open): HtmlForm[] {
  const form = {
    method: attributes.method?.toLowerCase() === "post" ? ("post" as const) : ("get" as const),
    action: attributes.action ?? "",
    isMultipart: attributes.enctype === "multipart/form-data",
  };
  const own = oneOfEachRadio(controls);
  const speaking = buttons.filter(({ name }) => name !== "");
  const isSilent = buttons.length > speaking.length || buttons.length === 0;
  return [
    ...(isSilent ? [{ ...form, controls: own }] : []),
    ...speaking.map((button) => ({ ...form, controls: [...own, button] })),
  ];
}

function oneOfEachRadio(controls: readonly Control[]): Control[] {
  const isFirst = (control: Control) =>
    controls.find(({ name, type }) => type === "radio" && name === control.name) === control;
  return controls.filter((control) => control.type !== "radio" || isFirst(control));
}

function attributesIn(written: string): Attributes {
  const attributes: Attributes = {};
  for (const [, name = "", value = ""] of written.matchAll(ATTRIBUTE))
    attributes[name.toLowerCase()] = decoded(value);
  return attributes;
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** As React escapes text. */
export function decoded(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
