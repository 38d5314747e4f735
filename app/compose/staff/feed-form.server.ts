import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { feedSchema } from "#domain/jobs/feeds/feed.schema.ts";
import type { Feed } from "#domain/jobs/feeds/feeds.queries.server.ts";
import { feedDeskRefusals } from "#domain/jobs/feeds/refusals.ts";
import { addFeed, changeFeed } from "#domain/jobs/feeds/save-feed.server.ts";

type Context = Parameters<typeof memberOf>[0];

/** A feed as its form shows it. */
export function feedFormValues(feed: Feed): Record<string, string> {
  return {
    name: feed.name,
    format: feed.format,
    url: feed.url,
    employerName: feed.employerName ?? "",
    country: feed.country ?? "",
  };
}

/** Adds a feed, or changes the one with this id. */
export async function answerFeed(context: Context, fields: FormData, id: number | null) {
  const form = readFields(fields, feedSchema);
  if (!form.ok) return badForm(form);

  const member = memberOf(context);
  const saved =
    id === null ? await addFeed(member, form.value) : await changeFeed(member, id, form.value);
  if (!saved.ok) {
    const field = saved.error === "name-taken" ? "name" : "form";
    return refusedForm(form.values, feedDeskRefusals[saved.error], field);
  }
  const done = id === null ? `${form.value.name} is added.` : "The feed is saved.";
  return redirectWithFlash(`/staff/job-feeds/${saved.value.id}`, done);
}
