import { data, type RouterContextProvider, redirect } from "react-router";
import { pointsPaths } from "#app/compose/points/addresses.ts";
import { memberOf } from "#app/member.server.ts";
import { countVisaCheck } from "#app/visits.server.ts";
import { readAnswers } from "#domain/visas/au/read-answers.ts";
import { openSchema } from "#domain/visas/au/scenario.schema.ts";
import type { Scenario } from "#domain/visas/au/scenario.ts";
import { scenarioLine } from "#domain/visas/au/scenario-lines.ts";
import { findScenario, listScenarios } from "#domain/visas/au/scenarios.queries.server.ts";
import type { OpenScenario, PointsView } from "#domain/visas/au/screen-view.ts";
import { typeAnswers } from "#domain/visas/au/type-answers.ts";
import { addressOf, isAnswer, MAX_PERIODS, type Typed, typedFrom } from "#domain/visas/au/typed.ts";
import { situationOf } from "#domain/visas/situation/situations.server.ts";
import { dayIn } from "#rules/day-in.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The calculator as the address asks for it: empty, with answers, or with a kept calculation. */
export async function loadPoints({ request, context }: RequestArgs) {
  const member = memberOf(context);
  const { id: userId } = member;
  const search = new URL(request.url).searchParams;
  redirectToShortAddress(search);
  if (search.has("check")) countVisaCheck(member, "points-calculator", request);

  const today = dayIn("au", new Date());
  const answered = typedFrom(search);
  const wanted = search.get("scenario");
  const scenario = wanted ? await findScenario(userId, wanted.slice(0, 64)) : null;
  const own = search.size === 0 ? await ownAnswers(userId) : {};
  const typed = { ...own, ...typedOf(answered, scenario) };
  const saved = await listScenarios(userId);
  const view: PointsView = {
    today,
    typed,
    // An address kept in step while somebody types may hold half an answer: no mistake yet.
    errors: search.has("check") ? readAnswers(typed, today).errors : {},
    isFromSituation: Object.keys(own).length > 0,
    rows: rowsOf(search),
    open: scenario && openOf(scenario, search),
    isGone: wanted !== null && scenario === null,
    name: search.get("name") ?? scenario?.name ?? "",
    saved: saved.map((each) => scenarioLine(each, today)),
  };
  return data(view, view.isGone ? { status: 404 } : undefined);
}

const besideAnswers = ["scenario", "version", "rows", "name", "check"];

/** A plain form sends every field, empty ones too: the address that stays says only what was answered. */
function redirectToShortAddress(search: URLSearchParams): void {
  const short = addressOf(typedFrom(search));
  for (const name of besideAnswers) {
    const value = search.get(name)?.trim();
    if (value) short.set(name, value);
  }
  // Whatever else an address carries is no business of ours.
  const ours = [...search].filter(([name]) => isAnswer(name) || besideAnswers.includes(name));
  if (ours.every(([name, value]) => short.get(name) === value)) return;
  const query = short.toString();
  throw redirect(query === "" ? pointsPaths.calculator : `${pointsPaths.calculator}?${query}`);
}

/** What the person told us already, so that nobody types it twice. */
async function ownAnswers(userId: string): Promise<Typed> {
  const { bornOn } = await situationOf(userId);
  return typedFrom(bornOn ? [["born", bornOn]] : []);
}

function typedOf(answered: Typed, scenario: Scenario | null): Typed {
  const isAnswered = Object.keys(answered).length > 0;
  return isAnswered || !scenario ? answered : typeAnswers(scenario.answers, scenario.invitedOn);
}

/** The version this window opened, which may be older than the one that is kept. */
function openOf(scenario: Scenario, search: URLSearchParams): OpenScenario {
  const { id, name, rulesOf } = scenario;
  const opened = openSchema.safeParse(Object.fromEntries(search));
  return { id, name, rulesOf, version: opened.data?.version ?? scenario.version };
}

function rowsOf(search: URLSearchParams): number {
  const asked = Number(search.get("rows"));
  return Number.isInteger(asked) ? Math.min(MAX_PERIODS, Math.max(0, asked)) : 0;
}
