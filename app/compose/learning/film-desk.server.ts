import type { RouterContextProvider } from "react-router";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { addPart } from "#domain/learning/desk/uploads/add-part.server.ts";
import { beginUpload } from "#domain/learning/desk/uploads/begin-upload.server.ts";
import { type UploadRefusal, uploadRefusals } from "#domain/learning/desk/uploads/upload.ts";

type Context = Readonly<RouterContextProvider>;

const headers = { "cache-control": "no-store" };

/** A film on its way: what begins it is a form, what follows are its bytes. */
export async function answerFilm(context: Context, lessonId: number, request: Request) {
  const type = request.headers.get("content-type") ?? "";
  return type.startsWith("application/octet-stream")
    ? answerPart(context, lessonId, request)
    : answerBegin(lessonId, await readFormData(request));
}

async function answerBegin(lessonId: number, fields: FormData) {
  const text = (name: string) => String(fields.get(name) ?? "").slice(0, 300);
  const bytes = Number(text("bytes"));
  const sending = {
    name: text("name").slice(0, 200) || "film",
    fingerprint: text("fingerprint"),
    bytes: Number.isSafeInteger(bytes) && bytes > 0 ? bytes : 0,
  };
  const begun = await beginUpload(lessonId, sending, new Date());
  return begun.ok ? Response.json(begun.value, { headers }) : refused(begun.error);
}

async function answerPart(context: Context, lessonId: number, request: Request) {
  const { searchParams } = new URL(request.url);
  const at = Number(searchParams.get("at"));
  const part = {
    uploadId: searchParams.get("upload") ?? "",
    lessonId,
    at: Number.isSafeInteger(at) && at >= 0 ? at : -1,
    bytes: new Uint8Array(await request.arrayBuffer()),
  };
  const added = await addPart(memberOf(context), part, new Date());
  if (added.ok) return Response.json(added.value, { headers });
  return refused(added.error, "received" in added ? added.received : undefined);
}

function refused(error: UploadRefusal, received?: number) {
  const sentence = uploadRefusals[error];
  const status = error === "not-found" ? 404 : 409;
  return Response.json({ sentence, received }, { status, headers });
}
