import { type RouterContextProvider, redirect } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { refusedForm } from "#app/forms.server.ts";
import { memberOf, universityIdOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { beginImport } from "#domain/universities/lists/begin-import.server.ts";
import { listImports } from "#domain/universities/lists/imports.queries.server.ts";
import { cellsOfText } from "#domain/universities/lists/list-cells.ts";
import { readList } from "#domain/universities/lists/read-list.server.ts";
import {
  countToRemind,
  remindStudents,
} from "#domain/universities/lists/remind-students.server.ts";
import { countJoined } from "#domain/universities/pre-authorised.queries.server.ts";
import { importRefusals, preAuthoriseRefusals } from "#domain/universities/refusals.ts";
import { removePreAuthorised } from "#domain/universities/remove-pre-authorised.server.ts";
import { formatCount } from "#rules/formats/counts.ts";
import { rowNumber } from "#rules/row-number.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

const PAGE = "/pre-auth-student";

/** What stands above the list: who joined, who can be reminded, the latest imports. */
export async function loadLists(context: RequestArgs["context"]) {
  const universityId = universityIdOf(context);
  return {
    counts: await countJoined(universityId),
    toRemind: await countToRemind(universityId, new Date()),
    imports: await listImports(universityId),
  };
}

export async function answerStudents({ request, context }: RequestArgs) {
  const fields = await readFormData(request);
  const member = memberOf(context);
  const removing = fields.get("remove");
  if (removing !== null) {
    const removed = await removePreAuthorised(member, rowNumber(removing));
    const said = removed.ok ? "Removed from the list." : preAuthoriseRefusals[removed.error];
    return redirectWithFlash(PAGE, said);
  }
  return fields.get("intent") === "remind" ? remind(member) : send(member, fields);
}

async function remind(member: SignedInMember) {
  const reminded = await remindStudents(member, new Date());
  if (!reminded.ok)
    return redirectWithFlash(PAGE, importRefusals[reminded.error], { tone: "negative" });
  const { count } = reminded.value;
  const said = count === 1 ? "One email is" : `${formatCount(count)} emails are`;
  return redirectWithFlash(PAGE, `${said} on the way.`);
}

async function send(member: SignedInMember, fields: FormData) {
  const file = fields.get("file");
  const pasted = String(fields.get("students") ?? "");
  const hasFile = file instanceof File && file.size > 0;
  const field = hasFile ? "file" : "students";
  const refused = (error: keyof typeof importRefusals) =>
    refusedForm({ students: pasted }, importRefusals[error], field, 400);
  if (!hasFile && pasted.trim() === "") return refused("empty");

  const read = hasFile
    ? await readList(new Uint8Array(await file.arrayBuffer()))
    : { ok: true as const, value: cellsOfText(pasted) };
  if (!read.ok) return refused(read.error);
  const name = hasFile ? file.name : "Pasted rows";
  const begun = await beginImport(member, { name, cells: read.value }, new Date());
  if (!begun.ok) return refused(begun.error);
  const { importId, read: found, unused } = begun.value;
  const to = `${PAGE}/imports/${importId}`;
  if (unused.length === 0) throw redirect(to);
  const columns = unused.map((heading) => `“${heading}”`).join(", ");
  const said = `We read: ${found.join(", ")}. Not used: ${columns}.`;
  return redirectWithFlash(to, said, { tone: "info" });
}
