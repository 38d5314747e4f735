import { pictureOf } from "#platform/typesetting/picture.server.ts";
import { typesetPages } from "#platform/typesetting/typeset.server.ts";
import { longDay } from "#rules/days.ts";
import { no, ok, type Result } from "#rules/result.ts";
import { clockIn } from "#rules/zoned-time.ts";
import type { Earned } from "./earned.ts";
import type { ShareRefusal } from "./refusals.ts";

const TEMPLATE = "#templates/pages/social-picture.typ";
const WIDTH = 1200;

type Drawn = { earned: Earned; name: string; timeZone: string };

/** What the picture says. Whatever the achievement was about (a job, an employer) is not on it. */
export function pictureText({ earned: { achievement, act }, name, timeZone }: Drawn) {
  const day = longDay(clockIn(timeZone, act.at).day);
  return { over: name || "Achievement", title: achievement.title, under: `Earned on ${day}` };
}

/** An achievement as a PNG, in the look of the pictures beside our links. */
export async function drawAchievement(drawn: Drawn): Promise<Result<Uint8Array, ShareRefusal>> {
  const set = await typesetPages({ template: TEMPLATE, data: pictureText(drawn) });
  const [svg] = set.ok ? set.value.pages : [];
  return svg ? ok(await pictureOf(svg, WIDTH)) : no("not-drawn");
}
