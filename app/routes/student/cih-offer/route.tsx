import { lockedCourse } from "#app/compose/learning/hub-page.server.ts";
import { hasPremium } from "#app/compose/learning/hub-reader.server.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readForm, refusedForm } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { listCourses } from "#domain/learning/catalogue/catalogue.queries.server.ts";
import { lengthOf } from "#domain/learning/catalogue/catalogue.ts";
import { minutesOf } from "#domain/learning/catalogue/film-time.ts";
import { hubPaths } from "#domain/learning/catalogue/hub-paths.ts";
import { OfferScreen } from "#domain/learning/components/offer-screen.tsx";
import { askForPremium, lastRequestOf } from "#domain/learning/premium/ask-for-premium.server.ts";
import { askSchema } from "#domain/learning/premium/premium.schema.ts";
import { askRefusals } from "#domain/learning/premium/refusals.ts";
import { findUniversity } from "#domain/universities/universities.queries.server.ts";
import { isoDay, longDay } from "#rules/days.ts";
import type { Route } from "./+types/route";

export async function loader({ context }: Route.LoaderArgs) {
  const member = memberOf(context);
  const [courses, last, university] = await Promise.all([
    listCourses("premium"),
    lastRequestOf(member.id),
    member.universityId === null ? null : findUniversity(member.universityId),
  ]);
  const lessons = courses.flatMap((course) => course.lessons);
  return {
    courses: courses.map(lockedCourse),
    lessonCount: lessons.length,
    length: minutesOf(lengthOf(lessons)),
    university: university?.name ?? null,
    hasPremium: hasPremium(member),
    request: last && {
      asked: `You asked on ${longDay(isoDay(last.askedAt))}`,
      decision: last.decision,
      note: last.note,
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, askSchema);
  if (!form.ok) return badForm(form);
  const asked = await askForPremium(memberOf(context), form.value.reason, new Date());
  if (!asked.ok) return refusedForm(form.values, askRefusals[asked.error]);
  return redirectWithFlash(hubPaths.offer, "Your request is with your careers service.");
}

export function meta() {
  return [{ title: "Premium lessons - Waymark" }];
}

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OfferScreen view={loaderData} state={actionData ?? undefined} />;
}
