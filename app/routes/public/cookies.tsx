import { data } from "react-router";
import { cookieChoiceOf } from "#app/shell/cookie-choice.server.ts";
import { CookieChoiceForm } from "#app/shell/cookie-choice-form.tsx";
import { written } from "#app/shell/written.server.ts";
import { WrittenPage } from "#app/shell/written-page.tsx";
import type { Route } from "./+types/cookies";

export function loader({ request }: Route.LoaderArgs) {
  const choice = cookieChoiceOf(request);
  return data({ page: written.cookies, choice }, { headers: { "x-waymark-keep": "legal" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [
    { title: "Cookies - Waymark" },
    {
      name: "description",
      content: "The cookies Waymark sets, what each is for, and your choice.",
    },
  ];
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
            : "You have not chosen yet, so only the needed cookies are set."}
        </p>
        <CookieChoiceForm />
      </section>
    </WrittenPage>
  );
}
