import { data } from "react-router";
import { cookieChoiceOf } from "#app/shell/cookie-choice.server.ts";
import { CookieChoiceForm } from "#app/shell/cookie-choice-form.tsx";
import { loadLegalPage } from "#app/shell/written.server.ts";
import { writtenMeta } from "#app/shell/written-meta.ts";
import { WrittenPage } from "#app/shell/written-page.tsx";
import type { Route } from "./+types/route";

export async function loader({ request }: Route.LoaderArgs) {
  const { page, headers: cached } = await loadLegalPage("cookies");
  return data({ page, choice: cookieChoiceOf(request) }, { headers: cached });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? writtenMeta(loaderData.page, matches, "/cookies") : [];
}

const answers = {
  accepted: "You have accepted optional cookies. We keep your answer for 30 days.",
  rejected: "You have rejected optional cookies. We keep your answer for 30 days.",
};

export default function CookiesPage({ loaderData: { page, choice } }: Route.ComponentProps) {
  return (
    <WrittenPage page={page}>
      <section className="cookie-card sheet" aria-labelledby="choice-h">
        <h2 className="h2" id="choice-h">
          Your choice
        </h2>
        <p role="status">
          {choice
            ? answers[choice]
            : "You have not chosen yet, so we set only the necessary cookies."}
        </p>
        <CookieChoiceForm />
      </section>
    </WrittenPage>
  );
}
