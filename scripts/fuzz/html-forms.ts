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

/**
 * The forms of a page of ours, once for each button that sends them. React writes every attribute
 * in double quotes, which is all that is relied on here.
 */
export function formsIn(html: string): HtmlForm[] {
  const forms: Open[] = [];
  const byId = new Map<string, Open>();
  const apart: { owner: string; control: Control; isButton: boolean }[] = [];
  let inside: Open | null = null;
  let select: { attributes: Attributes; values: string[]; chosen: string | null } | null = null;

  const place = (attributes: Attributes, control: Control, isButton = false) => {
    if (control.name === "" && !isButton) return;
    if (attributes.form) apart.push({ owner: attributes.form, control, isButton });
    else if (inside) (isButton ? inside.buttons : inside.controls).push(control);
  };

  for (const found of html.matchAll(TAG)) {
    const [, tag, written = "", closing] = found;
    const attributes = attributesIn(written);
    if (tag === "form") {
      inside = { attributes, controls: [], buttons: [] };
      forms.push(inside);
      if (attributes.id) byId.set(attributes.id, inside);
    } else if (closing === "form") inside = null;
    else if (tag === "select") select = { attributes, values: [], chosen: null };
    else if (tag === "option" && select) {
      const value = attributes.value ?? "";
      select.values.push(value);
      if ("selected" in attributes) select.chosen = value;
    } else if (closing === "select" && select) {
      const value = select.chosen || select.values.find(Boolean) || "";
      place(select.attributes, { ...named(select.attributes), type: "select", value });
      select = null;
    } else if (tag === "textarea") {
      const from = found.index + found[0].length;
      const value = decoded(html.slice(from, html.indexOf("</textarea>", from)));
      place(attributes, { ...named(attributes), type: "textarea", value });
    } else if (tag === "button") {
      const isButton = attributes.type !== "button" && attributes.type !== "reset";
      if (isButton) place(attributes, { ...named(attributes), type: "submit" }, true);
    } else if (tag === "input") placeInput(attributes, place);
  }
  for (const { owner, control, isButton } of apart) {
    const form = byId.get(owner);
    (isButton ? form?.buttons : form?.controls)?.push(control);
  }
  return forms.flatMap(variants);
}

function placeInput(
  attributes: Attributes,
  place: (attributes: Attributes, control: Control, isButton?: boolean) => void,
): void {
  const type = attributes.type ?? "text";
  const isButton = type === "submit" || type === "image";
  place(attributes, { ...named(attributes), type }, isButton);
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
  const silent = buttons.length > speaking.length || buttons.length === 0;
  return [
    ...(silent ? [{ ...form, controls: own }] : []),
    ...speaking.map((button) => ({ ...form, controls: [...own, button] })),
  ];
}

function oneOfEachRadio(controls: readonly Control[]): Control[] {
  const seen = new Set<string>();
  return controls.filter(({ type, name }) => {
    if (type !== "radio") return true;
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

function named(attributes: Attributes): { name: string; value: string } {
  const isTick = attributes.type === "checkbox" || attributes.type === "radio";
  return { name: attributes.name ?? "", value: attributes.value ?? (isTick ? "on" : "") };
}

function attributesIn(written: string): Attributes {
  const attributes: Attributes = {};
  for (const [, name = "", value = ""] of written.matchAll(ATTRIBUTE))
    attributes[name.toLowerCase()] = decoded(value);
  return attributes;
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
};

export function decoded(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? "");
}
