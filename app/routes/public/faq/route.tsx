import { data } from "react-router";
import { withJobsInAnswers } from "#app/compose/content/jobs-in-text.server.ts";
import { canonicalLink } from "#app/compose/site/canonical.ts";
import { readQuery } from "#app/paging.ts";
import { today } from "#app/today.ts";
import { QuestionsScreen } from "#domain/editorial/questions/components/questions-screen.tsx";
import { questionType } from "#domain/editorial/questions/question-type.ts";
import { loadQuestions } from "#domain/editorial/questions/questions.server.ts";
import { storableText } from "#rules/storable-text.ts";
import type { Route } from "./+types/route";
import { questionPageOf } from "./question-page-json.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const asked = storableText(readQuery(request));
  const when = today();
  const found = await loadQuestions(asked, when);
  const topics = await Promise.all(
    found.topics.map(async (topic) => ({
      ...topic,
      questions: await withJobsInAnswers(topic.questions, when.now),
    })),
  );
  const keep = { "x-waymark-keep": `${questionType.name},rules,jobs` };
  const isPlain = new URL(request.url).searchParams.size === 0;
  return data({ topics, asked, told: found.told }, { headers: isPlain ? keep : {} });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { topics, asked } = loaderData;
  const questions = topics.flatMap((topic) => topic.questions);
  return [
    { title: "Questions people ask - Waymark" },
    {
      name: "description",
      content:
        "Short answers about visas, sponsorship, jobs, CVs and your account, with the rules as we last read them.",
    },
    ...(asked
      ? [{ name: "robots", content: "noindex" }]
      : [...canonicalLink(matches, "/faq"), { "script:ld+json": questionPageOf(questions) }]),
  ];
}

export default function FaqPage({ loaderData: { topics, asked, told } }: Route.ComponentProps) {
  return <QuestionsScreen topics={topics} asked={asked} told={told} />;
}
