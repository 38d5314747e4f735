import { expect, test } from "vitest";
import { readSettings, setSettings } from "#platform/settings.server.ts";
import { mainOrigin } from "./site.server.ts";

test("the main site of a university's is found at the same scheme and port", () => {
  const reading = readSettings({ BASE_DOMAIN: "waymark.example", APP_SECRET: "x".repeat(40) });
  if (!reading.ok) throw new Error(reading.mistakes.join(" "));
  setSettings(reading.value);
  const of = (origin: string) => mainOrigin({ origin });
  expect(of("https://northgate.waymark.example")).toBe("https://waymark.example");
  expect(of("http://northgate.waymark.example:4000")).toBe("http://waymark.example:4000");
  expect(of("https://waymark.example")).toBe("https://waymark.example");
});
