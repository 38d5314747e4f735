import { expect, test } from "vitest";
import { firstAnswer } from "./first-answer.server.ts";

/** As a database that meets these one after the other, and then answers. */
function aDatabase(...errors: Error[]) {
  let asked = 0;
  return {
    asked: () => asked,
    ask: async () => {
      const error = errors[asked++];
      if (error) throw error;
    },
  };
}

const unheard = () => new Error("Connection terminated due to connection timeout");
const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

test("a database that was not heard in time is asked again", async () => {
  const database = aDatabase(unheard(), unheard());
  await firstAnswer(database.ask);
  expect(database.asked()).toBe(3);
});

test("one that stays silent is given up", async () => {
  const database = aDatabase(unheard(), unheard(), unheard(), unheard());
  await expect(firstAnswer(database.ask)).rejects.toThrow("timeout");
  expect(database.asked()).toBe(3);
});

test("one that says why not is believed at once", async () => {
  const database = aDatabase(refused);
  await expect(firstAnswer(database.ask)).rejects.toThrow(refused);
  expect(database.asked()).toBe(1);
});
