import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { db } from "#db/client.server.ts";
import { ambassadorApplications } from "#db/schema/ambassadors.ts";
import { ebookRequests } from "#db/schema/ebooks.ts";
import { mails } from "#db/schema/platform.ts";
import { ebookType } from "#domain/editorial/ebooks/ebook-type.ts";
import { openForm } from "#domain/forms/form-trap.server.ts";
import { addPage } from "#domain/pages/add-page.server.ts";
import { publishPage } from "#domain/pages/publish-page.server.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { guest } from "#rules/access/visitor.ts";
import { test } from "#test/database.ts";
import { aStaffMember } from "#test/factories.ts";
import { visitorContext } from "./contexts.ts";
import { action as applyAsAmbassador } from "./routes/public/campus-ambassadors-apply/route.tsx";
import { action as askForEbook } from "./routes/public/ebook/route.tsx";

const ago = (ms: number) => new Date(Date.now() - ms);

const forms = {
  ebook: {
    answer: askForEbook,
    table: ebookRequests,
    typed: { email: "mei@mail.example", news: "on" },
  },
  ambassador: {
    answer: applyAsAmbassador,
    table: ambassadorApplications,
    typed: {
      ...{ name: "Ola Nowak", email: "ola@mail.example", university: "Northgate University" },
      ...{ course: "MSc Logistics", languages: "English, Polish" },
      why: "People ask about hours. I would show the hours log to three of them.",
    },
  },
};

type Name = keyof typeof forms;

async function aBook(): Promise<void> {
  const staff = await aStaffMember();
  const words = {
    ...{ title: "A book", description: "Short.", author: null, reviewBy: null },
    ...{ body: "# One\n\nWords.", fields: { forWhom: "For all.", inside: [], sample: 1 } },
  };
  await addPage(ebookType, staff, { slug: "a-book", ...words }, ago(90_000));
  await publishPage(ebookType, staff, { slug: "a-book" }, ago(90_000));
}

async function post(name: Name, fields: Record<string, string>) {
  await aBook();
  const context = new RouterContextProvider();
  context.set(visitorContext, guest);
  context.set(requestContext, { clientAddress: "192.0.2.1" } as never);
  const body = new URLSearchParams({ ...forms[name].typed, homepage: "", ...fields });
  const request = new Request("http://localhost/", { method: "POST", body });
  return forms[name].answer({ request, context, params: { slug: "a-book" } } as never);
}

type Refused = { data: { errors: object; values: Record<string, string> }; init: ResponseInit };

test.for(["ebook", "ambassador"] as const)("what a person sends is stored: %s", async (name) => {
  const answer = await post(name, { opened: openForm(ago(60_000)) });
  expect(answer).toMatchObject({ status: 302 });
  expect([await db.$count(forms[name].table), await db.$count(mails)]).toEqual([1, 1]);
});

const traps: [string, () => Record<string, string>][] = [
  ["filled", () => ({ opened: openForm(ago(60_000)), homepage: "https://buy.example" })],
  ["too quick", () => ({ opened: openForm(ago(300)) })],
  ["too old", () => ({ opened: openForm(ago(48 * 3600_000)) })],
  ["not signed", () => ({ opened: "" })],
];

test.for(
  (["ebook", "ambassador"] as const).flatMap((name) =>
    traps.map(([trap, fields]) => [name, trap, fields] as const),
  ),
)("a trapped form stores nothing and loses nothing: %s, %s", async ([name, _trap, fields]) => {
  const { data, init } = (await post(name, fields())) as unknown as Refused;
  expect(init.status).toBe(400);
  expect(data.errors).toHaveProperty("form");
  expect(data.values).toMatchObject(forms[name].typed);
  expect([await db.$count(forms[name].table), await db.$count(mails)]).toEqual([0, 0]);
});
