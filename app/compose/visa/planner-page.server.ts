import { data, type RouterContextProvider, redirect } from "react-router";
import { siteContext, visitorContext } from "#app/contexts.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { countVisaCheck } from "#app/visits.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { situationOf } from "#domain/visas/situation/situations.server.ts";
import { planDates } from "#domain/visas/uk/planner/dates.ts";
import { plannerAddress, readPlannerQuestion } from "#domain/visas/uk/planner/question.ts";
import { plannerLead, plannerView } from "#domain/visas/uk/planner/view.ts";
import {
  readChoice,
  reminderChoices,
  reminderLine,
  SEVERAL,
  writeChoice,
} from "#domain/visas/uk/reminders/choices.ts";
import { readOwnDay } from "#domain/visas/uk/reminders/own-day.ts";
import { reminderRefusals } from "#domain/visas/uk/reminders/refusals.ts";
import {
  addReminders,
  listReminders,
  removeReminder,
  stopReminders,
} from "#domain/visas/uk/reminders/reminders.server.ts";
import { ukToday } from "#domain/visas/uk/uk-today.ts";
import { UNITED_KINGDOM } from "#rules/countries.ts";
import type { CourseLevel } from "#rules/course-level.ts";
import { longDay } from "#rules/days.ts";
import { postStudyOptions } from "#rules/post-study/stay.ts";
import { rowNumber } from "#rules/row-number.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

export const PLANNER = "/graduate-visa-planner";
const MAX_FIELD_LENGTH = 20;
/** The planner: what the address asks, answered; for those signed in, their reminders too. */
export async function loadPlanner({ request, context }: RequestArgs) {
  const visitor = context.get(visitorContext);
  const member = visitor.kind === "guest" ? null : visitor;
  const today = ukToday(new Date());
  const fields = fieldsIn(request);
  const own = member && Object.keys(fields).length === 0 ? await ownFields(member.id) : {};
  const question = readPlannerQuestion({ ...own, ...fields }, today);
  const { plan, on, isAsked, errors } = question;
  const dates = planDates(plan, today);
  if (isAsked) countVisaCheck(visitor, "graduate-visa-planner", request);

  return data(
    {
      today,
      values: { ...own, ...fields },
      isFromSituation: Object.keys(own).length > 0,
      isAsked,
      errors,
      lead: plannerLead(today),
      rule: ruleRead(today),
      view: isAsked ? plannerView(plan, on, today) : null,
      calendar: dates.length > 0 ? `${PLANNER}/dates.ics?${plannerAddress(plan, null)}` : null,
      dates: dates.map(({ about, day, title }) => ({ about, day, title })),
      reminders: member ? await remindersOf(member, dates, today) : null,
      address: `?${plannerAddress(plan, on === today ? null : on)}`,
      canonical: context.get(siteContext).origin + PLANNER,
    },
    { headers: member || isAsked ? {} : { "x-waymark-keep": "rules" } },
  );
}

/** Where the rule stands and when it was last read, also before anything is asked. */
function ruleRead(today: string) {
  const [rule] = postStudyOptions(UNITED_KINGDOM, today);
  return { source: rule?.source ?? "", checkedOn: longDay(rule?.checkedOn ?? today) };
}

/** The answers in an address. A plain form sends its empty fields too: those are led to the shorter address. */
function fieldsIn(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url);
  const given = [...searchParams].filter(([, value]) => value.trim() !== "");
  if (given.length < searchParams.size) {
    throw redirect(given.length > 0 ? `${PLANNER}?${new URLSearchParams(given)}` : PLANNER);
  }
  return Object.fromEntries(given.map(([name, value]) => [name, value.slice(0, MAX_FIELD_LENGTH)]));
}

const levels: Partial<Record<string, CourseLevel>> = {
  undergraduate: "undergraduate",
  masters: "masters",
  doctorate: "doctorate",
  other: "other",
};

/** What the person told us already, so that nobody types it twice. */
async function ownFields(userId: string): Promise<Record<string, string>> {
  const { permission, permissionEndsOn, courseLevel, courseEndsOn } = await situationOf(userId);
  const visaEndsOn = permission === "student" ? permissionEndsOn : null;
  const level = levels[courseLevel ?? ""] ?? null;
  return Object.fromEntries(
    plannerAddress({ level, courseEndsOn, reportedOn: null, visaEndsOn }, null),
  );
}

async function remindersOf(
  { id, email }: SignedInMember,
  dates: ReturnType<typeof planDates>,
  today: string,
) {
  const kept = await listReminders(id);
  const known = new Set(kept.map(writeChoice));
  const choices = reminderChoices(dates, today).filter(({ key }) => !known.has(key));
  return { email, kept: kept.map((reminder) => reminderLine(reminder, dates)), choices };
}

/** Every form about reminders, by the button that was pressed. */
export async function answerPlanner({ request, context }: RequestArgs) {
  const visitor = context.get(visitorContext);
  const { pathname, search } = new URL(request.url);
  const page = pathname.replace(/\.data$/, "") + search;
  if (visitor.kind === "guest") throw redirect(`/login?next=${encodeURIComponent(page)}`);

  const fields = await readFormData(request);
  switch (fields.get("intent")) {
    case "remove":
      await removeReminder(visitor.id, rowNumber(fields.get("reminder")));
      return redirectWithFlash(`${page}#reminders`, "Removed. You will get no email on that day.");
    case "stop":
      await stopReminders(visitor.id);
      return redirectWithFlash(`${page}#reminders`, "All reminders are removed.");
    default:
      return remind(visitor, fields, { page, request });
  }
}

async function remind(
  { id: userId, timeZone }: SignedInMember,
  fields: FormData,
  { page, request }: { page: string; request: Request },
) {
  const now = new Date();
  const today = ukToday(now);
  const { plan } = readPlannerQuestion(await askedFields(request, userId), today);
  const dates = planDates(plan, today);
  const typed = {
    ...Object.fromEntries([...fields].map(([name, value]) => [name, String(value)])),
    remind: fields.getAll("remind").join(SEVERAL),
  };
  const own = readOwnDay(typed, dates);
  if (!own.ok) return refusedForm(typed, own.error, "own", 400);

  const isOfPlan = ({ about, day }: { about: string; day: string }) =>
    dates.some((date) => date.about === about && date.day === day);
  const ticked = fields.getAll("remind").map((value) => readChoice(String(value)));
  const wanted = [...ticked, own.value].filter((choice) => choice !== null && isOfPlan(choice));
  const result = await addReminders(
    { userId, timeZone: timeZone ?? "Europe/London" },
    wanted.filter((choice) => choice !== null),
    now,
  );
  if (!result.ok) return refusedForm(typed, reminderRefusals[result.error], "remind");
  return redirectWithFlash(`${page}#reminders`, "We will email you on the days you chose.");
}

/** What the page showed: its address, or what the person told us before. */
async function askedFields(request: Request, userId: string): Promise<Record<string, string>> {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  return Object.keys(asked).length > 0 ? asked : ownFields(userId);
}
