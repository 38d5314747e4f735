import { expect, test } from "vitest";
import {
  openStudio,
  refusedIn,
  type Studio,
  type StudioEvent,
  studioAfter,
  toSend,
} from "./studio-state.ts";

type Words = { title: string };
const state = (title: string): Words => ({ title });
const after = (studio: Studio<Words>, ...events: StudioEvent<Words>[]) =>
  events.reduce<Studio<Words>>(studioAfter, studio);
const typing = (words: string, at: number, field = "name"): StudioEvent<Words> => ({
  kind: "typed",
  state: state(words),
  field,
  at,
});

test("one run of typing is one step back, another field or a pause begins the next", () => {
  const studio = after(
    openStudio(state(""), 1),
    typing("A", 0),
    typing("An", 500),
    typing("An x", 900, "email"),
    typing("An xy", 9000, "email"),
  );
  expect(studio.past.map(({ title }) => title)).toEqual(["", "An", "An x"]);
  const back = after(studio, { kind: "undone" }, { kind: "undone" });
  expect(back.now.title).toBe("An");
  expect(back.filling).toBe(2);
  expect(after(back, { kind: "redone" }).now.title).toBe("An x");
});

test("typing after a step back forgets the way forward", () => {
  const studio = after(
    openStudio(state(""), 1),
    typing("A", 0),
    { kind: "undone" },
    typing("B", 9),
  );
  expect(after(studio, { kind: "redone" }).now.title).toBe("B");
});

test("what is typed while a save is on its way still waits when the answer comes", () => {
  const sent = after(openStudio(state(""), 1), typing("A", 0), { kind: "sent" });
  const kept = { kind: "kept", revision: 2, sent: sent.now, kept: sent.now } as const;
  expect(after(sent, kept).saving).toEqual({ kind: "saved" });
  const typedOn = after(sent, typing("AB", 10), kept);
  expect(typedOn).toMatchObject({ revision: 2, saving: { kind: "waiting" }, now: { title: "AB" } });
});

test("what was refused is sent again where it was changed while the answer was on its way", () => {
  const sent = after(openStudio(state(""), 1), typing("far too long", 0), { kind: "sent" });
  const saving = { kind: "refused", sentence: "No." } as const;
  const no = { kind: "not-kept", saving, sent: sent.now } as const;
  expect(after(sent, no).saving).toEqual(saving);
  expect(after(sent, typing("short", 10), no).saving).toEqual({ kind: "waiting" });
});

test("a merge fills the fields anew, and no step back takes the other window's words away", () => {
  const merged = state("both");
  const mine = state("mine");
  const studio = after(openStudio(mine, 1), {
    kind: "merged",
    revision: 5,
    sent: mine,
    kept: merged,
    now: merged,
  });
  expect(studio).toMatchObject({ revision: 5, saving: { kind: "saved" }, filling: 1 });
  expect(after(studio, { kind: "undone" }).now.title).toBe("both");
});

test("a merge that changes nothing on the page leaves the fields and the hand in them alone", () => {
  const mine = state("mine");
  const same = state("mine");
  const event = { kind: "merged", revision: 5, sent: mine, kept: same, now: same } as const;
  expect(after(openStudio(mine, 1), event).filling).toBe(0);
});

test("words left in this browser wait to be sent, and one step back takes them away again", () => {
  const studio = after(openStudio(state("kept"), 7), { kind: "resumed", state: state("left") });
  expect(studio).toMatchObject({
    revision: 7,
    saving: { kind: "waiting" },
    now: { title: "left" },
  });
  expect(after(studio, { kind: "undone" }).now.title).toBe("kept");
});

test("a field that could not be kept is said, and the rest goes on from what was", () => {
  const bad = state("ftp://");
  const refused = { sentence: "All but one.", errors: { url: "No." } };
  const studio = after(
    openStudio(state(""), 1),
    { kind: "typed", state: bad, field: "url", at: 0 },
    { kind: "sent" },
    { kind: "kept", revision: 2, sent: bad, kept: state(""), refused },
  );
  expect(studio).toMatchObject({
    revision: 2,
    now: bad,
    kept: state(""),
    saving: { kind: "refused", ...refused },
  });
});

test("a wait that was asked for is waited for, however much is typed", () => {
  const studio = after(
    openStudio(state(""), 1),
    { kind: "not-kept", saving: { kind: "later", until: 9 } },
    typing("A", 0),
  );
  expect(studio.saving).toEqual({ kind: "later", until: 9 });
});

test("nothing is sent while a clash is open, however much is typed", () => {
  const studio = after(
    openStudio(state(""), 1),
    { kind: "not-kept", saving: { kind: "clashed" } },
    typing("A", 0),
  );
  expect(studio.saving).toEqual({ kind: "clashed" });
  const settled = after(studio, { kind: "settled", state: state("chosen"), revision: 9 });
  expect(settled).toMatchObject({ revision: 9, saving: { kind: "waiting" }, isChoice: true });
  const kept = { kind: "kept", revision: 10, sent: settled.now, kept: settled.now } as const;
  expect(after(settled, { kind: "sent" }, kept).isChoice).toBe(false);
});

test("what was not answered is sent again as it was, before what was typed since", () => {
  const away = { kind: "not-kept", saving: { kind: "away" } } as const;
  const sent = after(openStudio(state(""), 1), typing("A", 0), { kind: "sent" });
  const typedOn = after(sent, typing("AB", 10), away);
  expect(toSend(typedOn)).toEqual(state("A"));
  const again = after(typedOn, { kind: "sent" });
  expect(toSend(again)).toEqual(state("A"));
  const kept = { kind: "kept", revision: 2, sent: state("A"), kept: state("A") } as const;
  expect(after(again, kept)).toMatchObject({ saving: { kind: "waiting" }, now: state("AB") });
  expect(toSend(after(again, kept))).toEqual(state("AB"));
});

test("what was answered, if with a no, is not sent again for its own sake", () => {
  const sent = after(openStudio(state(""), 1), typing("A", 0), { kind: "sent" });
  const refused = { kind: "not-kept", saving: { kind: "refused", sentence: "No." } } as const;
  expect(toSend(after(sent, refused, typing("B", 9)))).toEqual(state("B"));
});

test("words that were not chosen wait until each is kept by itself, however many they are", () => {
  const aside = ["first", "second", "third"].map(state);
  const studio = after(
    openStudio(state(""), 1),
    ...aside.map((each): StudioEvent<Words> => ({ kind: "set-aside", states: [each] })),
    typing("A", 0),
    { kind: "apart-sent" },
    { kind: "kept-apart", state: aside[1]! },
    { kind: "sent" },
  );
  const kept = { kind: "kept", revision: 2, sent: studio.now, kept: studio.now } as const;
  // Whatever was saved meanwhile: a page that says so would drop them.
  expect(after(studio, kept)).toMatchObject({
    aside: [aside[0], aside[2]],
    saving: { kind: "waiting" },
  });
  const all = [aside[0], aside[2]].map(
    (each): StudioEvent<Words> => ({ kind: "kept-apart", state: each! }),
  );
  expect(after(studio, ...all, kept).saving).toEqual({ kind: "saved" });
});

test("words that were not chosen and cannot be kept are said, and stop nothing else", () => {
  const refused = { sentence: "No room." };
  const studio = after(
    openStudio(state(""), 1),
    { kind: "set-aside", states: [state("not chosen")] },
    { kind: "apart-refused", refused },
    typing("A", 0),
    { kind: "sent" },
  );
  const kept = { kind: "kept", revision: 2, sent: studio.now, kept: studio.now } as const;
  expect(after(studio, kept)).toMatchObject({
    aside: [state("not chosen")],
    saving: { kind: "refused", what: "aside", ...refused },
  });
});

test("whoever is told to wait after a lost answer still sends first what may have arrived", () => {
  const lost = after(
    openStudio(state(""), 1),
    typing("A", 0),
    { kind: "sent" },
    { kind: "not-kept", saving: { kind: "away" } },
    typing("AB", 10),
    { kind: "sent" },
  );
  for (const saving of [{ kind: "later", until: 9 }, { kind: "signed-out" }] as const) {
    expect(toSend(after(lost, { kind: "not-kept", saving }))).toEqual(state("A"));
  }
  // Words that never left before are not sent for their own sake.
  const first = after(openStudio(state(""), 1), typing("A", 0), { kind: "sent" }, typing("AB", 9));
  const later = { kind: "not-kept", saving: { kind: "later", until: 9 } } as const;
  expect(toSend(after(first, later))).toEqual(state("AB"));
});

test("a no to words that were not chosen says nothing of a save that was not answered", () => {
  const lost = after(
    openStudio(state(""), 1),
    typing("A", 0),
    { kind: "sent" },
    { kind: "not-kept", saving: { kind: "away" } },
    { kind: "apart-sent" },
    { kind: "not-kept", saving: { kind: "away" } },
    typing("AB", 10),
  );
  expect(toSend(lost)).toEqual(state("A"));
});

test("what could not be read is said while a clash is open, too", () => {
  const refused = { sentence: "All but one.", errors: { url: "No." } };
  expect(refusedIn({ kind: "clashed", refused })).toEqual(refused.errors);
});
