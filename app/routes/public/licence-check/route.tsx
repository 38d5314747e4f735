import { data } from "react-router";
import { withJobsInHtml } from "#app/compose/content/jobs-in-text.server.ts";
import { stopsFor } from "#app/compose/sponsors/check-page.server.ts";
import { RegisterAttribution } from "#app/compose/sponsors/register-attribution.tsx";
import { siteContext } from "#app/contexts.ts";
import { userIdOf } from "#app/member.server.ts";
import { today } from "#app/today.ts";
import { findToolWords, TOOL_TAG } from "#domain/editorial/written.server.ts";
import { SourceNotes } from "#domain/facts/components/source-notes.tsx";
import { LOOK_UPS_WAIT_SECONDS } from "#domain/sponsors/checking/count-look-ups.server.ts";
import {
  checkForPublic,
  currentRegister,
  type PublicCheck,
} from "#domain/sponsors/checking/look-up-for-public.server.ts";
import { CheckAnswer } from "#domain/sponsors/components/check-answer.tsx";
import { CheckForm } from "#domain/sponsors/components/check-form.tsx";
import { type AgedRegister, registerDayMessage } from "#domain/sponsors/register-day-message.ts";
import { requestContext } from "#platform/request-context.server.ts";
import { longDay } from "#rules/days.ts";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";

const PATH = "/uk-work-visa-sponsor-licence-check";
/** Of the tool itself, which works while staff have taken its words off. */
const TITLE = "Is this employer on the register of sponsors?";

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const question = { q: asked.get("q") ?? "", town: asked.get("town") ?? "" };
  const isAsked = asked.has("q");
  const { clientAddress } = context.get(requestContext);
  const userId = userIdOf(context);
  const now = new Date();
  const found = isAsked ? await checkForPublic(question, { userId, clientAddress, now }) : null;
  const answer = found?.kind === "answer" ? found.answer : null;
  const register = await currentRegister(now);
  const words = await toolWords();

  return data(
    {
      question,
      answer,
      sentence: found?.kind === "refused" ? found.sentence : null,
      stops: answer ? await stopsFor(answer) : [],
      day: answer ? longDay(answer.asOf) : "",
      lead: leadMessage(register),
      isDemo: register?.isDemo ?? false,
      words,
      canonical: context.get(siteContext).origin + PATH,
      isAsked,
    },
    {
      status: found?.kind === "refused" ? found.status : 200,
      headers: headersFor(isAsked, found),
    },
  );
}

async function toolWords() {
  const when = today();
  const words = await findToolWords("licence-check", when);
  return words && { ...words, html: await withJobsInHtml(words.html, when.now) };
}

function headersFor(isAsked: boolean, found: PublicCheck | null): Record<string, string> {
  if (!isAsked)
    return { "x-waymark-keep": `register,${TOOL_TAG},rules`, "x-waymark-keep-seconds": "60" };
  const isSlowed = found?.kind === "refused" && found.status === 429;
  return isSlowed ? { "retry-after": String(LOOK_UPS_WAIT_SECONDS) } : {};
}

function leadMessage(register: AgedRegister | null): string {
  return register ? registerDayMessage(register) : "The register has not been loaded yet.";
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: "UK work visa: check an employer's sponsor licence - Waymark" },
    ...(loaderData?.words ? [{ name: "description", content: loaderData.words.description }] : []),
    ...(loaderData ? [{ tagName: "link", rel: "canonical", href: loaderData.canonical }] : []),
    ...(loaderData?.isAsked ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

export default function LicenceCheckPage({ loaderData }: Route.ComponentProps) {
  const { question, answer, day, sentence, stops, lead, words, isDemo } = loaderData;

  return (
    <main id="main" className="wrap">
      <PageHead title={words?.title ?? TITLE} lead={lead} />
      <div className="chk">
        <CheckForm method="get" values={question} error={sentence} />
        {answer ? (
          <CheckAnswer
            asked={{ q: question.q.trim(), town: question.town.trim() || null }}
            answer={answer}
            day={day}
            stops={stops}
            linkTo={null}
          />
        ) : null}
        <p>
          Signed in, you can watch an employer and get changes by email, check up to 50 names at
          once, and keep a dated record of each check.{" "}
          <Link to="/sponsorship-licence-checker">Open the checker</Link>
        </p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server by platform/markdown from a page that only we write. */}
        {words ? <div className="prose" dangerouslySetInnerHTML={{ __html: words.html }} /> : null}
        {words ? <SourceNotes notes={words.notes} /> : null}
        <RegisterAttribution isDemo={isDemo} />
      </div>
    </main>
  );
}
