import { data } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { pageCountOf, readPage } from "#app/paging.ts";
import { readFormData } from "#app/request-body.server.ts";
import {
  countUnsettled,
  findImport,
  listImportRows,
} from "#domain/universities/lists/imports.queries.server.ts";
import { tidyCell } from "#domain/universities/lists/list-rows.ts";
import {
  discardImport,
  leaveOutWrongRows,
  type Repair,
  repairImport,
} from "#domain/universities/lists/repair-import.server.ts";
import { startImport } from "#domain/universities/lists/run-import.server.ts";
import { undoImport } from "#domain/universities/lists/undo-import.server.ts";
import { importRefusals } from "#domain/universities/refusals.ts";
import { rowNumber } from "#rules/row-number.ts";
import type { Route } from "./+types/route";

const MAX_REPAIRS = 100;

export async function loadImport({ request, params, context }: Route.LoaderArgs) {
  const list = await findImport(universityIdOf(context), rowNumber(params.import_id));
  if (!list) throw data("We could not find that import.", { status: 404 });
  const wrongPage = rowNumber(new URL(request.url).searchParams.get("wrong")) || 1;
  const wrong = await listImportRows(list.id, "wrong", { page: wrongPage });
  const right = await listImportRows(list.id, "right", { page: readPage(request) });
  return {
    list,
    wrong: { ...wrong, pageCount: pageCountOf(wrong) },
    right: { ...right, pageCount: pageCountOf(right) },
    unsettled: await countUnsettled(list.id),
    canUndo: list.status === "done",
  };
}

export async function answerImport({ request, params, context }: Route.ActionArgs) {
  const member = memberOf(context);
  const importId = rowNumber(params.import_id);
  if (!(await findImport(universityIdOf(context), importId)))
    throw data("We could not find that import.", { status: 404 });
  const fields = await readFormData(request);
  const now = new Date();
  const here = `/pre-auth-student/imports/${importId}`;
  switch (fields.get("intent")) {
    case "start":
      return told(here, await startImport(member, importId), "The import has started.");
    case "undo":
      return told(here, await undoImport(member, importId, now), "The import is undone.");
    case "discard":
      return told(
        "/pre-auth-student",
        await discardImport(member, importId),
        "The list is deleted.",
      );
    case "leave-out-all": {
      // What was typed counts first: a row that is right now is not left out.
      const repaired = await repairImport(member, importId, repairsIn(fields));
      const done = repaired.ok ? await leaveOutWrongRows(member, importId) : repaired;
      return told(here, done, "The rows that cannot be imported are left out.");
    }
    default:
      return told(here, await repairImport(member, importId, repairsIn(fields)), "Checked again.");
  }
}

type Done = { ok: true } | { ok: false; error: keyof typeof importRefusals };

function told(to: string, done: Done, said: string) {
  const words = done.ok ? said : importRefusals[done.error];
  return redirectWithFlash(to, words, { tone: done.ok ? "positive" : "negative" });
}

function repairsIn(fields: FormData): Repair[] {
  const cell = (name: string) => tidyCell(String(fields.get(name) ?? ""));
  return fields
    .getAll("line")
    .slice(0, MAX_REPAIRS)
    .map((line) => ({
      line: rowNumber(line),
      email: cell(`email-${line}`),
      name: cell(`name-${line}`),
      courseEnds: cell(`ends-${line}`),
      isLeftOut: fields.has(`out-${line}`),
    }));
}
