import { expect, test } from "vitest";
import {
  type Editor,
  type EditorEvent,
  editorAfter,
  openEditor,
  refusedIn,
  restored,
  toSend,
} from "./editor.ts";

type Words = { title: string };
const state = (title: string): Words => ({ title });
const opened = openEditor(state(""), 1);
const after = (editor: Editor<Words>, ...events: EditorEvent<Words>[]) =>
  events.reduce<Editor<Words>>(editorAfter, editor);
const typing = (words: string, at: number, field = "name"): EditorEvent<Words> => ({
  kind: "typed",
  state: state(words),
  field,
  at,
});
const offline = { kind: "not-saved", saving: { kind: "offline" } } as const;

test("one run of typing is one step back, another field or a pause begins the next", () => {
  const editor = after(
    opened,
    typing("A", 0),
    typing("An", 500),
    typing("An x", 900, "email"),
    typing("An xy", 9000, "email"),
  );
  expect(editor.past.map(({ title }) => title)).toEqual(["", "An", "An x"]);
  const back = after(editor, { kind: "undone" }, { kind: "undone" });
  expect(back.now.title).toBe("An");
  expect(back.filling).toBe(2);
  expect(after(back, { kind: "redone" }).now.title).toBe("An x");
});

test("typing after a step back forgets the way forward", () => {
  const editor = after(opened, typing("A", 0), { kind: "undone" }, typing("B", 9));
  expect(after(editor, { kind: "redone" }).now.title).toBe("B");
});

test("what is typed while a save is on its way is still unsaved when the answer comes", () => {
  const sent = after(opened, typing("A", 0), { kind: "sent" });
  const saved = { kind: "saved", revision: 2, sent: sent.now } as const;
  expect(after(sent, saved).saving).toEqual({ kind: "saved" });
  const typedOn = after(sent, typing("AB", 10), saved);
  expect(typedOn).toMatchObject({ revision: 2, saving: { kind: "unsaved" }, now: { title: "AB" } });
});

test("what was refused is sent again where it was changed while the answer was on its way", () => {
  const sent = after(opened, typing("far too long", 0), { kind: "sent" });
  const saving = { kind: "refused", sentence: "No." } as const;
  const no = { kind: "not-saved", saving, sent: sent.now } as const;
  expect(after(sent, no).saving).toEqual(saving);
  expect(after(sent, typing("short", 10), no).saving).toEqual({ kind: "unsaved" });
});

test("a merge fills the fields again, and no step back takes the other window's words away", () => {
  const mine = state("mine");
  const editor = after(openEditor(mine, 1), {
    ...{ kind: "merged", revision: 5, sent: mine, state: state("both"), conflict: null },
  });
  expect(editor).toMatchObject({ revision: 5, saving: { kind: "saved" }, filling: 1 });
  expect(after(editor, { kind: "undone" }).now.title).toBe("both");
});

test("a merge that changes nothing on the page leaves the fields and the cursor in them alone", () => {
  const mine = state("mine");
  const event = { kind: "merged", revision: 5, sent: mine, conflict: null } as const;
  expect(after(openEditor(mine, 1), { ...event, state: state("mine") }).filling).toBe(0);
});

test("the earliest conflict is told until it is seen, whatever is merged meanwhile", () => {
  const mine = state("mine");
  const event = { kind: "merged", revision: 5, sent: mine, state: mine } as const;
  const told = after(openEditor(mine, 1), { ...event, conflict: { version: 3 } });
  expect(after(told, { ...event, conflict: null }).conflict).toEqual({ version: 3 });
  expect(after(told, { ...event, conflict: { version: 6 } }).conflict).toEqual({ version: 3 });
  expect(after(told, { kind: "conflict-seen" }).conflict).toBeNull();
});

test("sent too early, it is sent again on the revision it was typed on", () => {
  const sent = after(opened, typing("A", 0), { kind: "sent" }, typing("AB", 9));
  const conflict = { version: 3 };
  const again = after(sent, { kind: "sent-too-early", conflict });
  expect(again).toMatchObject({ revision: 1, saving: { kind: "unsaved" }, conflict });
  expect(toSend(again)).toEqual(state("AB"));
});

test("a draft is restored on the revision it was typed on, what may have arrived first", () => {
  const editor = after(openEditor(state("newer"), 7), {
    ...{ kind: "restored", state: state("AB"), revision: 3, sent: state("A") },
  });
  expect(editor).toMatchObject({ revision: 3, now: state("AB"), saving: { kind: "unsaved" } });
  expect(toSend(editor)).toEqual(state("A"));
  // Undone it would be the newer words on the older revision.
  expect(after(editor, { kind: "undone" }).now.title).toBe("AB");
});

test("a draft that comes late replaces no words that were typed meanwhile", () => {
  const late = { kind: "restored", state: state("From before"), revision: 1 } as const;
  const typed = after(opened, typing("Now", 0));
  expect(after(typed, late)).toBe(typed);
  const sent = after(typed, { kind: "sent" });
  expect(after(sent, late)).toBe(sent);
});

test("a form that came back with a mistake is restored, whatever else its answer says", () => {
  const answer = { kind: "bad", errors: {}, typed: {}, state: state("A"), revision: 3 };
  expect(after(opened, restored(answer))).toMatchObject({
    ...{ now: state("A"), revision: 3, saving: { kind: "unsaved" } },
  });
});

test("a field that could not be saved is said, and the rest goes on from there", () => {
  const bad = state("ftp://");
  const refused = { sentence: "All but one.", errors: { url: "No." } };
  const editor = after(
    opened,
    { kind: "typed", state: bad, field: "url", at: 0 },
    { kind: "sent" },
    { kind: "saved", revision: 2, sent: bad, refused },
  );
  expect(editor).toMatchObject({ revision: 2, now: bad, saving: { kind: "refused", ...refused } });
  expect(refusedIn(editor.saving)).toEqual(refused.errors);
});

test("a wait that was asked for is waited for, however much is typed", () => {
  const later = { kind: "later", until: 9 } as const;
  const editor = after(opened, { kind: "not-saved", saving: later }, typing("A", 0));
  expect(editor.saving).toEqual(later);
});

test("what was not answered is sent again as it was, before what was typed since", () => {
  const sent = after(opened, typing("A", 0), { kind: "sent" });
  const typedOn = after(sent, typing("AB", 10), offline);
  expect(toSend(typedOn)).toEqual(state("A"));
  const again = after(typedOn, { kind: "sent" });
  expect(toSend(again)).toEqual(state("A"));
  const saved = after(again, { kind: "saved", revision: 2, sent: again.sent! });
  expect(saved.saving).toEqual({ kind: "unsaved" });
  expect(toSend(saved)).toEqual(state("AB"));
});

test("anyone who is told to wait after a lost answer still sends first what may have arrived", () => {
  const lost = after(opened, typing("A", 0), { kind: "sent" }, offline, typing("AB", 10));
  for (const saving of [{ kind: "later", until: 9 }, { kind: "signed-out" }] as const) {
    const told = after(lost, { kind: "sent" }, { kind: "not-saved", saving });
    expect(toSend(told)).toEqual(state("A"));
  }
});
