import { expect, test } from "vitest";
import { mailTemplates, renderMail } from "#workers/mail-templates.tsx";

const props = {
  name: "Ada Lovelace",
  university: "Northgate University",
  link: "https://northgate.waymark.example/somewhere?token=abc",
  asker: "Grace Hopper",
  title: "Graduate analyst",
  company: "Brackwater Software",
  organisation: "Brackwater Software",
  note: null,
  minutes: 15,
  hours: 24,
  isOn: true,
  eraseAfter: "2026-12-15T09:00:00.000Z",
};

test.for(Object.keys(mailTemplates))(
  "%s greets the person by first name and reads well as text",
  async (name) => {
    const { subject, html, text } = await renderMail(name, props);

    expect(subject).not.toBe("");
    expect(html).toContain('lang="en-GB"');
    expect(text).toContain("Hello Ada,");
    expect(`${subject} ${text}`).not.toMatch(/undefined|null|\[object|!/);
  },
);

test("a mail with a link shows it in full as text too", async () => {
  const { text } = await renderMail("set-up-account", props);

  expect(text).toContain(props.link);
});

test("the day of deletion is written out", async () => {
  expect((await renderMail("erasure-asked", props)).text).toContain("15 December 2026");
});
