import { expect, test } from "vitest";
import { factsOn } from "./facts.server.ts";
import { quotedText } from "./quoted-text.server.ts";

/** A day on which every fact that is still in force waits for its next check. */
const later = "2034-01-01";

const late = (body: string, today = later) => quotedText({ slug: "a-page", body }, today);

test("a fact whose check is late says when it was checked, and where to look", () => {
  const { parts, dueLine } = late("It is {{fact:uk-english-level}}.");
  const [note] = parts[0]!.blocks[0]!.notes;
  const { checkedOn } = factsOn(later).get("uk-english-level")!;
  expect(checkedOn).toBe("2026-10-05");
  expect(note!.isDue).toBe(true);
  expect(note!.checked).toBe("Last checked 5 October 2026. Check on GOV.UK before you rely on it.");
  expect(dueLine).toBe("1 source last checked on 5 October 2026");
});

test("a page with several says the latest day that is true of all", () => {
  const body = "{{fact:uk-english-level}} and {{fact:ca-cec-place}}";
  expect(late(body).dueLine).toBe("2 sources last checked on or before 5 October 2026");
  expect(JSON.stringify(late(body).parts)).toContain("Check on canada.ca before");
});

test("a fact in time is only dated", () => {
  const { parts, dueLine } = late("It is {{fact:uk-english-level}}.", "2026-11-16");
  expect(parts[0]!.blocks[0]!.notes[0]).toMatchObject({
    checked: "Checked 5 October 2026",
    isDue: false,
  });
  expect(dueLine).toBe(null);
});
