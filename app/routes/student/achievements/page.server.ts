import type { RouterContextProvider } from "react-router";
import { siteContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { mainOrigin } from "#app/site.server.ts";
import { earnedView, openView } from "#domain/journey/achievements/achievements-view.ts";
import { achievementsOf } from "#domain/journey/achievements/earned.queries.server.ts";
import { shareRefusals } from "#domain/journey/achievements/refusals.ts";
import {
  shareAchievement,
  stopSharing,
} from "#domain/journey/achievements/share-achievement.server.ts";
import { sharesOf } from "#domain/journey/achievements/shares.queries.server.ts";
import { thingNames } from "#domain/reports/journey/thing-names.queries.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const NO_ZONE = "Europe/London";

export async function loadAchievements({ context }: Pick<RequestArgs, "context">) {
  const { id, firstName, timeZone } = memberOf(context);
  const [{ earned, open }, shares] = await Promise.all([achievementsOf(id), sharesOf(id)]);
  const origin = mainOrigin(context.get(siteContext));
  const around = {
    ...{ shares, timeZone: timeZone ?? NO_ZONE },
    names: await thingNames(
      id,
      earned.map(({ act }) => act),
    ),
    addressOf: (token: string) => `${origin}/shared-achievement/${token}`,
  };
  return {
    firstName,
    earned: earned.map((each) => earnedView(each, around)),
    open: open.map(openView),
  };
}

export async function answerAchievements({ request, context }: RequestArgs) {
  const { id, firstName, timeZone } = memberOf(context);
  const form = await readFormData(request);
  const achievement = String(form.get("achievement") ?? "");
  const to = `/achievements#${encodeURIComponent(achievement)}`;
  if (form.get("intent") === "stop") {
    await stopSharing(id, achievement);
    return redirectWithFlash(to, "The link has ended and the picture is deleted.");
  }
  const name = form.get("withName") === "on" ? firstName : "";
  const asked = { userId: id, achievement, name, timeZone: timeZone ?? NO_ZONE };
  const shared = await shareAchievement(asked, new Date());
  if (shared.ok) return redirectWithFlash(to, "Your picture has an address now. Copy it below.");
  const status = shared.error === "not-earned" ? 409 : 503;
  return refusedForm({}, shareRefusals[shared.error], "form", status);
}
