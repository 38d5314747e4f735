/** As one that is tried does, these become U+0000, which is refused before anything looks at the form, or U+FFFD. */
const SAME_IN_FORMS: ReadonlySet<string> = new Set([
  "NUL alone",
  "percent NUL",
  "lone high surrogate",
  "overlong NUL",
  "encoded surrogate",
  "no UTF-8",
]);

/** One of each kind, and the names that every object has. */
const FOR_CHOICES: ReadonlySet<string> = new Set([
  "NUL inside",
  "lone low surrogate",
  "negative",
  "2^31",
  "2^63",
  "1e309",
  "fraction",
  "no such day",
  "no such zone",
  "empty",
  "SQL",
  "prototype",
  "constructor",
  "long",
]);

/**
 * What a field may be sent. `text` is encoded as the channel wants it; `encoded` goes into an
 * address or a form as it stands, because no well-behaved client would write it.
 */
export type Nasty = { name: string } & ({ text: string } | { encoded: string });

const text = (name: string, value: string): Nasty => ({ name, text: value });
const encoded = (name: string, value: string): Nasty => ({ name, encoded: value });

export const nastyValues: readonly Nasty[] = [
  // Characters PostgreSQL, JSON or HTML cannot hold.
  text("NUL alone", "\u0000"),
  text("NUL inside", "a\u0000b"),
  text("lone high surrogate", "a\ud800b"),
  text("lone low surrogate", "\udc00"),
  text("noncharacters", "\ufffe\uffff"),
  text("control characters", "\u0001\u0008\u001b[31m\u007f\u0085"),
  text("line breaks", "a\r\nSet-Cookie: x=y\n\nb"),
  encoded("percent", "%"),
  encoded("percent NUL", "%00"),
  encoded("percent and letters", "%zz%"),
  encoded("overlong NUL", "%C0%80"),
  encoded("encoded surrogate", "%ED%A0%80"),
  encoded("no UTF-8", "%FF%FE"),
  encoded("encoded twice", "%2500"),

  // Numbers no column holds.
  text("zero", "0"),
  text("negative", "-1"),
  text("2^31 - 1", "2147483647"),
  text("2^31", "2147483648"),
  text("-2^31 - 1", "-2147483649"),
  text("2^63", "9223372036854775808"),
  text("2^53 + 1", "9007199254740993"),
  text("nine nines", "999999999"),
  text("1e309", "1e309"),
  text("1e9", "1e9"),
  text("fraction", "1.5"),
  text("NaN", "NaN"),
  text("Infinity", "-Infinity"),
  text("hexadecimal", "0x7fffffffff"),
  text("Arabic digits", "٣٤٥"),

  // Days, times and zones there are none of.
  text("day zero", "0000-00-00"),
  text("no such day", "2027-02-30"),
  text("past the last day of Date", "275760-09-14"),
  text("year 999999", "999999-12-31"),
  text("year with sign", "+010000-01-01"),
  text("week with sign", "2026-W99"),
  text("no such zone", "Mars/Base"),
  text("no such time", "25:61"),

  // Words.
  text("empty", ""),
  text("spaces", " \t\u00a0\u2003 "),
  text("SQL", "'; drop table users; --"),
  text("patterns", "%_\\%(*[?+"),
  text("HTML", '"><script>alert(1)</script><img src=x onerror=alert(1)>'),
  text("climbing", "../../../etc/passwd"),
  text("another site", "//evil.example/"),
  text("prototype", "__proto__"),
  text("constructor", "constructor"),
  text("JSON", '{"a":["\\u0000",{"$gt":""}]}'),
  text("emoji", "👩🏽‍💻🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
  text("right to left", "\u202eمرحبا\u202c"),
  text("stacked marks", `Z${"\u0351".repeat(200)}`),
  text("long", "x".repeat(10_000)),
  text("long and wide", "👾".repeat(3_000)),
  text("very long", "word ".repeat(60_000)),
];

/** All that a form of the usual type can carry: those left out reach us as others do. */
export const formValues = nastyValues.filter(({ name }) => !SAME_IN_FORMS.has(name));

/** What a choice is tried with: it is compared with a list, whatever else it could have been. */
export const choiceValues = nastyValues.filter(({ name }) => FOR_CHOICES.has(name));

/** Addresses longer than this are refused by Node before we see them. */
const MAX_LENGTH_IN_ADDRESS = 6_000;

/** As it stands in a path segment or a query; null where no address can carry it. */
export function inAddress(nasty: Nasty): string | null {
  const written = "encoded" in nasty ? nasty.encoded : encodeURIComponent(wellFormed(nasty.text));
  return written.length > MAX_LENGTH_IN_ADDRESS ? null : written;
}

/** As it stands in a form of the usual type. */
export function inForm(nasty: Nasty): string {
  return "encoded" in nasty ? nasty.encoded : encodeURIComponent(wellFormed(nasty.text));
}

/** As a script would hold it: in a part of a multipart form, or in JSON. */
export function asText(nasty: Nasty): string {
  return "encoded" in nasty ? nasty.encoded : nasty.text;
}

// A surrogate on its own has no bytes in UTF-8; only JSON can spell it.
function wellFormed(value: string): string {
  return value.toWellFormed();
}
