import { Form } from "react-router";
import { z } from "zod";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { type List, type QueryOf, readList } from "#app/shell/list/list.ts";
import { csvOf } from "#app/shell/list/list-csv.server.ts";
import { ListPage } from "#app/shell/list/list-page.tsx";
import { today } from "#app/today.ts";
import { announcementSchema } from "#domain/announcements/announcement.schema.ts";
import { audiences } from "#domain/announcements/announcement.ts";
import {
  addAnnouncement,
  type ListedAnnouncement,
  listAnnouncements,
  stopAnnouncement,
} from "#domain/announcements/announcements.server.ts";
import { announcementRefusals } from "#domain/announcements/refusals.ts";
import { idField } from "#domain/forms/fields.ts";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import { addDays, isoDay, shortDay } from "#rules/days.ts";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import { AnnouncementForm } from "./announcement-form.tsx";

type Row = ListedAnnouncement & { state: "running" | "ahead" | "over" };

const states = { running: "Running", ahead: "Ahead", over: "Over" } as const;
const tones = { running: "positive", ahead: "info", over: "plain" } as const;

const list = {
  name: "Announcements",
  columns: [
    { key: "message", label: "Text", isRowHeading: true, text: ({ message }) => message },
    { key: "site", label: "Site", text: siteOf },
    { key: "audience", label: "For", text: ({ audience }) => audiences[audience] },
    { key: "from", label: "From", text: ({ startsAt }) => shortDay(isoDay(startsAt)) },
    { key: "until", label: "Until", text: ({ endsAt }) => shortDay(isoDay(new Date(+endsAt - 1))) },
    {
      key: "state",
      label: "State",
      text: ({ state }) => states[state],
      cell: ({ state }) => <Tag tone={tones[state]}>{states[state]}</Tag>,
    },
    {
      key: "stop",
      label: "Remove",
      cell: ({ id, state, message }) =>
        state === "over" ? null : <StopForm id={id} message={message} />,
    },
  ],
} satisfies List<Row>;

async function read(query: QueryOf<typeof list>) {
  const now = new Date();
  const found = await listAnnouncements(query);
  return { ...found, rows: found.rows.map((row) => ({ ...row, state: stateOf(row, now) })) };
}

export const middleware: Route.MiddlewareFunction[] = [csvOf(list, read)];

export async function loader({ request }: Route.LoaderArgs) {
  const query = readList(request, list);
  const choices = await listUniversityChoices(new Date());
  const day = today().today;
  return {
    query,
    announcements: await read(query),
    universities: choices.map(({ id, name }) => ({ value: String(id), label: name })),
    days: { startsOn: day, endsOn: addDays(day, 7) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  const staff = memberOf(context);
  if (fields.has("stop")) {
    const form = readFields(fields, z.object({ stop: idField("Choose an announcement.") }));
    if (!form.ok) return badForm(form);
    const stopped = await stopAnnouncement(staff, form.value.stop, new Date());
    if (!stopped.ok) return refusedForm({}, announcementRefusals[stopped.error]);
    return redirectWithFlash("/staff/announcements", "Removed from every page.");
  }
  const form = readFields(fields, announcementSchema);
  if (!form.ok) return badForm(form);
  // Without script the preview is a look at what was typed, before it is said to anybody.
  if (fields.get("intent") === "preview") return badForm({ errors: {}, values: form.values }, 200);
  const added = await addAnnouncement(staff, form.value);
  if (!added.ok) return refusedForm(form.values, announcementRefusals[added.error], "site");
  return redirectWithFlash("/staff/announcements", "Saved. Readers see it on the days you chose.");
}

export function meta() {
  return [{ title: "Announcements - Waymark desk" }];
}

export default function AnnouncementsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, announcements, universities, days } = loaderData;
  return (
    <ListPage
      list={list}
      query={query}
      paged={announcements}
      rowKey={({ id }) => id}
      lead="A line above the page. It scrolls twice, 15 seconds each time, then stops. Readers can pause it."
      before={<AnnouncementForm state={actionData} universities={universities} days={days} />}
      empty={{
        title: "No announcements yet",
        children: "Announcements are listed here.",
        headingLevel: 2,
      }}
    />
  );
}

function stateOf({ startsAt, endsAt, stoppedAt }: ListedAnnouncement, now: Date): Row["state"] {
  if (stoppedAt || endsAt <= now) return "over";
  return startsAt <= now ? "running" : "ahead";
}

function siteOf({ site, university }: ListedAnnouncement): string {
  if (site === "all") return "All sites";
  return site === "main" ? "The main site" : (university ?? "A university");
}

function StopForm({ id, message }: { id: number; message: string }) {
  return (
    <Form method="post">
      <Button variant="quiet" size="s" name="stop" value={id}>
        Remove <span className="vh">{message}</span>
      </Button>
    </Form>
  );
}
