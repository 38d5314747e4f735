import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { addresses } from "#addresses/addresses.ts";
import { SeededRandom } from "#test/seeded-random.ts";
import { addressOf, type Found, type Sighting } from "./explore.ts";
import { choiceValues, formValues, nastyValues } from "./nasty-values.ts";
import { planJson } from "./plan-bodies.ts";
import { planFields } from "./plan-forms.ts";

const nothing: Found = { examples: new Map(), forms: new Map() };
const world = { found: nothing, people: new Map(), random: new SeededRandom(1), isWhole: false };

test("an address is found among those that begin alike as React Router finds it among all", () => {
  const routes = addresses.map(({ path, name }) => ({ path, id: name }));
  // Some: React Router takes its time with all the routes there are.
  const some = addresses.filter((_, at) => at % 10 === 0);
  const paths = some.map(({ example }) => example.split("?")[0]!);
  const named = (id: string | undefined) => (id === "not-found" ? undefined : id);

  for (const path of paths)
    expect([path, addressOf(path)?.address.name]).toEqual([
      path,
      named(matchRoutes(routes, path)?.at(-1)?.route.id),
    ]);
});

test("a CV is saved as its owner's, else it would be refused unread", () => {
  const saves = planJson({ isWhole: false }).filter(({ what }) => what.startsWith("save"));
  const { who, body } = saves.find(({ what }) => what.includes("state.title"))!.aim(world)!;
  const sent = JSON.parse(Buffer.from(body!, "base64").toString());

  expect(`demo-${who.split(" ")[0]!.replace("@", "-at-")}`).toBe(sent.ownerId);
  expect(sent.state).toHaveProperty("document.basics");
});

test("a field that two forms send to one page is tried once, unless all is asked for", () => {
  const form = (button: string): Sighting => ({
    who: "guest on main",
    target: "/contact-us",
    form: {
      method: "post",
      action: "",
      isMultipart: false,
      controls: [
        { name: "message", value: "", type: "text" },
        { name: "intent", value: button, type: "submit" },
      ],
    },
  });
  const forms = new Map([
    ["one", [form("send")]],
    ["other", [form("keep")]],
  ]);
  const found = { ...nothing, forms };

  expect(planFields(found, { isWhole: false })).toHaveLength(
    formValues.length + choiceValues.length,
  );
  expect(planFields(found, { isWhole: true })).toHaveLength(4 * nastyValues.length);
});
