import { redirect } from "react-router";
import { answerContent } from "#app/compose/content/answer-content.server.ts";
import { contentRequest, openContent } from "#app/compose/content/content-request.server.ts";
import { loadEditor } from "#app/compose/content/editor-view.server.ts";
import { nextWaiting } from "#app/compose/staff/next-waiting.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { QueueKeys } from "#app/shell/queue-keys.tsx";
import { EditorScreen } from "#domain/pages/components/desk/editor-screen.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const content = await openContent(params);
  const view = await loadEditor(content, context);
  if (view.page.base !== content.base) throw redirect(view.page.base);
  const next = view.owner.mayPublish
    ? await nextWaiting(["pages-in-review"], view.page.base)
    : null;
  return { ...view, next };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answerContent(context, contentRequest(params), await readFormData(request));
}

const none = {};
const keys = { a: "approve", s: "send back" };

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.draft.state.title || "Page"} - Waymark desk` }];
}

export default function ContentEditorPage({ loaderData, actionData }: Route.ComponentProps) {
  const { stage, owner, next } = loaderData;
  const isToRead = stage === "review" && owner.mayPublish;
  return (
    <EditorScreen
      key={loaderData.page.id}
      view={loaderData}
      answer={actionData}
      keys={stage === "writing" ? null : <QueueKeys acts={isToRead ? keys : none} next={next} />}
    />
  );
}
