import { send, sessionFor } from "#e2e/fixtures.ts";

/** A day as the form takes it, so many days from today. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** An event that staff made and published, by its forms alone. */
export async function aPublishedEvent(title: string, fields: Record<string, string> = {}) {
  const slug = `event-${Date.now().toString(36)}`;
  const { cookie } = await sessionFor("staff", "main");
  const made = await send("/staff/events/new", {
    headers: { cookie },
    form: {
      ...{ slug, kind: "workshop", title, topic: "cvs", host: "Careers team" },
      summary: "One page each, read line by line.",
      zone: "Europe/London",
      ...{ "day-1": dayAhead(20), "from-1": "14:00", "to-1": "15:00" },
      ...fields,
    },
  });
  const desk = String(made.headers.location);
  await send(desk, { headers: { cookie }, form: { intent: "publish" } });
  return { slug, desk, path: `/workshop-and-webinars/${slug}` };
}
