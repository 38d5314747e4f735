import { data, type RouterContextProvider } from "react-router";
import { pointsPaths, scenarioPath } from "#app/compose/points/addresses.ts";
import { redirectWithFlash } from "#app/flash.server.ts";
import { readFields } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { safePath } from "#app/safe-path.ts";
import { readAnswers } from "#domain/visas/au/read-answers.ts";
import type { AnswerErrors } from "#domain/visas/au/read-fields.ts";
import { type ScenarioRefusal, scenarioRefusals } from "#domain/visas/au/refusals.ts";
import {
  changeScenario,
  deleteScenario,
  saveScenario,
} from "#domain/visas/au/save-scenario.server.ts";
import { openSchema, saveSchema } from "#domain/visas/au/scenario.schema.ts";
import type { ScenarioDraft } from "#domain/visas/au/scenario.ts";
import { typedFrom } from "#domain/visas/au/typed.ts";
import { dayIn } from "#rules/day-in.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** Every button of the calculator that keeps or deletes something. */
export async function answerPoints({ request, context }: RequestArgs) {
  const { id: userId } = memberOf(context);
  const fields = await readFormData(request);
  if (fields.get("intent") === "delete") {
    await deleteScenario(userId, String(fields.get("scenario") ?? "").slice(0, 64));
    const back = safePath(String(fields.get("back") ?? "")) ?? pointsPaths.calculator;
    return redirectWithFlash(`${back}#saved`, "The calculation is deleted.");
  }

  const now = new Date();
  const typed = typedFrom(fields);
  const { errors, ...answered } = readAnswers(typed, dayIn("au", now));
  const form = readFields(fields, saveSchema);
  const name = String(fields.get("name") ?? "");
  const wrong = { ...errors, ...(form.ok ? {} : form.errors) };
  if (!form.ok || Object.keys(wrong).length > 0)
    return refused({ typed, name, errors: wrong }, 400);

  const draft = { ...answered, name: form.value.name };
  const kept = await saveOrChange(userId, fields, { draft, now });
  if (kept.ok) return redirectWithFlash(scenarioPath(kept.value.id), `“${draft.name}” is saved.`);
  return refused({ typed, name, errors: sayNo(kept.error) }, 409);
}

type Keeping = { draft: ScenarioDraft; now: Date };

function saveOrChange(userId: string, fields: FormData, { draft, now }: Keeping) {
  const open = readFields(fields, openSchema);
  if (fields.get("intent") !== "change" || !open.ok) return saveScenario(userId, draft, now);
  const { scenario: id, version } = open.value;
  return changeScenario(userId, { id, version }, draft, now);
}

function sayNo(refusal: ScenarioRefusal): AnswerErrors {
  return { [refusal === "name-taken" ? "name" : "form"]: [scenarioRefusals[refusal]] };
}

type Refused = { typed: ReturnType<typeof typedFrom>; name: string; errors: AnswerErrors };

function refused(answer: Refused, status: number) {
  return data(answer, { status });
}
