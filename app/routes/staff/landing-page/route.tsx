import { Form } from "react-router";
import {
  answerLanding,
  landingFormValues,
  staffPageAt,
} from "#app/compose/staff/landing-form.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { LandingForm } from "#domain/jobs/landing/components/landing-form.tsx";
import { countPages } from "#domain/jobs/landing/count-pages.server.ts";
import { staffPagePath } from "#domain/jobs/landing/landing-pages.queries.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Tag } from "#ui/tag.tsx";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader({ params }: Route.LoaderArgs) {
  const page = await staffPageAt(params.slug);
  const [jobs] = (await countPages([page.fields], new Date())) ?? [];
  const kept = landingFormValues(page);
  return {
    title: page.title,
    path: staffPagePath(page.slug),
    isPublished: page.status === "published",
    jobs: jobs ?? null,
    boardHref: kept.search ?? "/jobs",
    kept,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answerLanding(context, params.slug, await readFormData(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.title ?? "Landing page"} - Waymark desk` }];
}

export default function LandingPagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, path, kept, jobs, boardHref } = loaderData;

  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={title}
        lead={path}
        crumbs={[{ label: "Landing pages", to: "/staff/landing-pages" }]}
      />
      <Publishing {...loaderData} />
      {jobs === 0 ? (
        <Notice tone="caution" title="This search finds no job today">
          The page would say so, link to similar pages, and ask search engines not to list it.
        </Notice>
      ) : (
        <p>
          <Link to={boardHref}>This search</Link> finds {jobs ?? "an unknown number of"}{" "}
          {jobs === 1 ? "job" : "jobs"} now.
        </p>
      )}
      {/* After a save the fields show what was kept. */}
      <LandingForm key={kept.revision} kept={kept} state={actionData} isNew={false} />
    </main>
  );
}

function Publishing({ path, isPublished }: { path: string; isPublished: boolean }) {
  return (
    <Form method="post" className="landform__state">
      {isPublished ? <Tag tone="positive">Published</Tag> : <Tag>Draft</Tag>}
      <ButtonLink to={path} variant="second">
        {isPublished ? "See the page" : "Look at the draft"}
      </ButtonLink>
      <Button
        name="intent"
        value={isPublished ? "unpublish" : "publish"}
        variant={isPublished ? "quiet" : "ink"}
      >
        {isPublished ? "Unpublish" : "Publish"}
      </Button>
    </Form>
  );
}
