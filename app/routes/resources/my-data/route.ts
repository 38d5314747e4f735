import { data } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { exportMyData } from "#domain/accounts/erasure/export-my-data.server.ts";
import { ambassadorRowsOf } from "#domain/editorial/ambassadors/ambassador-rows.server.ts";
import { ebookRowsOf } from "#domain/editorial/ebooks/ebook-rows.server.ts";
import { storyRowsOf } from "#domain/editorial/stories/story-rows.server.ts";
import { eventRowsOf } from "#domain/events/event-rows.server.ts";
import { jobMailRowsOf } from "#domain/jobs/alerts/personal-data.server.ts";
import { meetingRowsOf } from "#domain/meetings/after/meeting-rows.server.ts";
import { messageRowsOf } from "#domain/messages/message-rows.server.ts";
import { referralRowsOf } from "#domain/referrals/referral-rows.server.ts";
import type { Route } from "./+types/route";

/** Everything we hold on the person who asks, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const mine = await exportMyData(member.id, new Date(), [
    jobMailRowsOf,
    eventRowsOf,
    meetingRowsOf,
    messageRowsOf,
    storyRowsOf,
    ebookRowsOf,
    ambassadorRowsOf,
    referralRowsOf,
  ]);
  if (!mine) throw data("We could not find your account.", { status: 404 });

  return new Response(JSON.stringify(mine, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="waymark-my-data.json"',
      "cache-control": "no-store",
    },
  });
}
