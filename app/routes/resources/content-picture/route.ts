import { redirect } from "react-router";
import { answerPicture } from "#app/compose/content/add-picture.server.ts";
import { contentRequest } from "#app/compose/content/content-request.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import type { Route } from "./+types/route";

/** Pictures are only sent here; they are shown at an address of their own. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(contentRequest(params).base);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answerPicture(context, contentRequest(params), {
    fields: await readFormData(request),
    wantsJson: request.headers.get("accept")?.includes("application/json") ?? false,
  });
}
