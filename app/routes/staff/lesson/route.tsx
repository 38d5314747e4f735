import { answerLesson, deskLessonAt } from "#app/compose/learning/lesson-desk.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { CaptionEditor } from "#domain/learning/desk/components/caption-editor.tsx";
import { FilmUpload } from "#domain/learning/desk/components/film-upload.tsx";
import { LessonForm } from "#domain/learning/desk/components/lesson-form.tsx";
import { StateForm } from "#domain/learning/desk/components/state-form.tsx";
import { WatchingPanel } from "#domain/learning/desk/components/watching-panel.tsx";
import { coursePaths } from "#domain/learning/desk/desk-paths.ts";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import { lessonDesk } from "./page.server.ts";
import "#app/shell/desk.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  return lessonDesk(context, await deskLessonAt(params));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answerLesson(context, await deskLessonAt(params), await readFormData(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.lesson.title ?? "Lesson"} - Waymark desk` }];
}

export default function StaffLessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, course, seeAt, upload, video, watching, hasFfmpeg } = loaderData;
  const intent = actionData?.values.intent;
  const answerTo = (...intents: string[]) =>
    intent !== undefined && intents.includes(intent) ? actionData : undefined;
  const refusal = answerTo("publish", "unpublish")?.errors.form?.[0];
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={lesson.title}
        crumbs={[
          { label: "Courses", to: coursePaths.list },
          { label: course.title, to: coursePaths.course(course.id) },
        ]}
      />
      {refusal ? (
        <Notice tone="negative" isLive>
          {refusal}
        </Notice>
      ) : null}
      <StateForm
        state={lesson.state}
        action={coursePaths.lesson(course.id, lesson.id)}
        seeAt={seeAt}
      />
      <section className="desk__section" aria-labelledby="film">
        <h2 id="film">Film</h2>
        {hasFfmpeg ? null : (
          <Notice>
            This server has no ffmpeg. Upload MP4 with H.264 and AAC; readers get it as you upload
            it.
          </Notice>
        )}
        <FilmUpload
          url={coursePaths.film(course.id, lesson.id)}
          upload={upload}
          hasFilm={video !== null}
        />
      </section>
      <LessonCaptions {...loaderData} state={answerTo("captions") ?? undefined} />
      <section className="desk__section" aria-labelledby="words">
        <h2 id="words">Text and questions</h2>
        <LessonWords {...loaderData} state={answerTo("save") ?? undefined} />
      </section>
      <section className="desk__section" aria-labelledby="watching">
        <h2 id="watching">What people watch</h2>
        <WatchingPanel durationMs={lesson.durationMs} watching={watching} />
      </section>
    </main>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type Answer = { state: Exclude<Route.ComponentProps["actionData"], undefined> | undefined };

function LessonCaptions({
  lesson,
  course,
  captions,
  revision,
  waveform,
  video,
  state,
}: Loaded & Answer) {
  if (!video && captions.length === 0) return null;
  return (
    <section className="desk__section" aria-labelledby="captions">
      <h2 id="captions">Captions</h2>
      {/* Another form of this page may be saved while captions are being written. */}
      <CaptionEditor
        key={JSON.stringify([captions, lesson.durationMs])}
        stored={captions}
        durationMs={lesson.durationMs}
        revision={revision}
        action={coursePaths.lesson(course.id, lesson.id)}
        waveform={waveform}
        video={video}
        state={state}
      />
    </section>
  );
}

function LessonWords({ lesson, course, stored, revision, state }: Loaded & Answer) {
  return (
    <LessonForm
      key={JSON.stringify(stored)}
      stored={{ ...stored, revision }}
      state={state}
      action={coursePaths.lesson(course.id, lesson.id)}
      isStandard={course.tier === "standard"}
    />
  );
}
