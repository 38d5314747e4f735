import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { type Body, type Entry, filled, multipart, nastyFiles, urlencoded } from "./bodies.ts";
import { addressOf, type Found, plain, type Sighting, targetOf } from "./explore.ts";
import { choiceValues, formValues, type Nasty, nastyValues } from "./nasty-values.ts";
import { type Extent, maybeData, NEVER_POSTED, type Plan, type World } from "./plan.ts";
import type { Shot } from "./send.ts";

/** With the right password these would lock our own people out, or give them another email address. */
const WRONG_PASSWORD: ReadonlySet<string> = new Set([
  "account-profile",
  "edit-profile",
  "jumpstart-edit-profile",
  "account-password",
  "student-change-password",
  "jumpstart-change-password",
  "my-data",
]);

/**
 * Every field of every form with every value, the others as somebody would fill them in. Forms that
 * send a field of one name to the same page for the same purpose are read by the same code: each
 * value is tried with one of them, by one of its buttons.
 */
export function planFields(found: Found, { isWhole }: Extent): Plan[] {
  const readers = new Map<string, Place[]>();
  for (const [key, [sighting]] of found.forms)
    for (const { name, type } of sighting!.form.controls) {
      const reader = isWhole ? `${key} ${name}` : `${purposeOf(sighting!)} ${plain(name)}`;
      readers.set(reader, [...(readers.get(reader) ?? []), { field: name, type, key }]);
    }
  return [...readers].flatMap(([reader, places]) =>
    valuesFor(places, { isWhole }).map((nasty) => ({
      what: `${reader} = ${nasty.name}`,
      aim: (world) => {
        const { field, key } = world.random.oneOf(places);
        return aimForm(key, world, (entries) => {
          const own = entries.filter(({ name }) => plain(name) === plain(field));
          return { entries, nasty: new Map(own.map((entry) => [entry, nasty])) };
        });
      },
    })),
  );
}

type Place = { field: string; type: string; key: string };
const CHOICES: ReadonlySet<string> = new Set(["radio", "checkbox", "submit", "select"]);

function valuesFor(places: readonly Place[], { isWhole }: Extent): readonly Nasty[] {
  if (isWhole) return nastyValues;
  return places.every(({ type }) => CHOICES.has(type)) ? choiceValues : formValues;
}

/** What a form is for: the page's module, and what a hidden field of the form says. */
function purposeOf({ form, target }: Sighting): string {
  const file = addressOf(targetOf(form, target))?.address.file ?? "elsewhere";
  const hidden = form.controls.filter(({ name, type }) => name === "intent" && type === "hidden");
  const intents = form.method === "post" ? hidden.map(({ value }) => plain(value)) : [];
  return [form.method, file, ...intents].join(" ");
}

type Changed = { entries: Entry[]; nasty: Map<Entry, Nasty> };
type Change = (entries: Entry[], world: World) => Changed;

const none = new Map<Entry, Nasty>();
const NUL: Nasty = { name: "NUL", text: "a\u0000b" };

const oddities: Record<string, Change> = {
  "as it is": (entries) => ({ entries, nasty: none }),
  "without one field": (entries, { random }) => {
    const left = random.below(Math.max(1, entries.length));
    return { entries: entries.filter((_, at) => at !== left), nasty: none };
  },
  "every field twice": (entries) => ({ entries: [...entries, ...entries], nasty: none }),
  "names as lists": (entries) => ({
    entries: entries.map((entry) => ({ ...entry, name: `${entry.name}[]` })),
    nasty: none,
  }),
  "every field nasty": (entries, { random }) => ({
    entries,
    nasty: new Map(entries.map((entry) => [entry, random.oneOf(nastyValues)])),
  }),
  "every typed field nasty": (entries, { random }) => {
    const nasty = random.oneOf(nastyValues);
    const typed = entries.filter(({ name }) => name !== "intent");
    return { entries, nasty: new Map(typed.map((entry) => [entry, nasty])) };
  },
  "a field of nobody's": (entries) => {
    const more = { name: "__proto__", value: "x" };
    return {
      entries: [...entries, more, { name: "a\u0000", value: "" }],
      nasty: new Map([[more, NUL]]),
    };
  },
  "a file for every field": (entries, { random }) => ({
    entries: entries.map((entry) => ({ ...entry, file: random.oneOf(nastyFiles) })),
    nasty: none,
  }),
};

/** Every form as no page sends it. */
export function planOddForms({ forms }: Found): Plan[] {
  return [...forms.keys()].flatMap((key) =>
    Object.entries(oddities).flatMap(([name, change]) =>
      // What is chosen by dice is worth more than one try.
      Array.from({ length: name.includes("nasty") ? 6 : 1 }, () => ({
        what: `${key}: ${name}`,
        aim: (world: World) => aimForm(key, world, change),
      })),
    ),
  );
}

/** Every field for a file with every file. */
export function planFiles({ forms }: Found): Plan[] {
  return [...forms].flatMap(([key, [sighting]]) => {
    const fields = sighting!.form.controls.filter(({ type }) => type === "file");
    return fields.flatMap(({ name: field }) =>
      nastyFiles.map((file) => ({
        what: `${key} with the file ${file.name || "that is none"}`,
        aim: (world) =>
          aimForm(key, world, (entries) => ({
            entries: entries.map((entry) => (entry.name === field ? { ...entry, file } : entry)),
            nasty: none,
          })),
      })),
    );
  });
}

function aimForm(key: string, world: World, change: Change): Shot | null {
  const sightings = world.found.forms.get(key) ?? [];
  if (sightings.length === 0) return null;
  const sighting = world.random.oneOf(sightings);
  const target = targetOf(sighting.form, sighting.target);
  const address = addressOf(target)?.address;
  if (!address || NEVER_POSTED.has(address.name)) return null;

  const password = WRONG_PASSWORD.has(address.name) ? "not-the-password" : DEMO_PASSWORD;
  const changed = change(entriesOf(sighting, password), world);
  const [path = "/"] = target.split("?");
  if (sighting.form.method === "get") {
    const { body } = urlencoded(changed.entries, changed.nasty);
    const query = Buffer.from(body, "base64").toString().slice(0, 7_000);
    return { who: sighting.who, method: "GET", target: `${maybeData(path, world)}?${query}` };
  }
  const query = target.slice(path.length);
  const to = `${maybeData(path, world)}${query}`;
  return { who: sighting.who, method: "POST", target: to, ...bodyOf(sighting, changed, world) };
}

function entriesOf({ form }: Sighting, password: string): Entry[] {
  return form.controls.map((control) => ({
    name: control.name,
    value: filled(control, password),
    ...(control.type === "file" ? { file: nastyFiles[0]! } : {}),
  }));
}

function bodyOf({ form }: Sighting, { entries, nasty }: Changed, { random }: World): Body {
  const hasFile = entries.some(({ file }) => file);
  return form.isMultipart || hasFile || random.next() < 0.2
    ? multipart(entries, nasty)
    : urlencoded(entries, nasty);
}
