/** A part of a document that is XML already, as against words that are still to be escaped. */
export type Xml = { xml: string };

/** XML whose values are escaped, unless they are XML themselves. */
export function xml(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | Xml | readonly Xml[])[]
): Xml {
  const parts = strings.map(
    (string, index) => string + (index < values.length ? said(values[index]!) : ""),
  );
  return { xml: parts.join("") };
}

export const nothing: Xml = { xml: "" };

function said(value: string | number | Xml | readonly Xml[]): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return escaped(value);
  return "xml" in value ? value.xml : value.map((each) => each.xml).join("");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
