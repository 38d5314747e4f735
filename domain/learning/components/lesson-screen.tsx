import { ArrowRight, Bookmark } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { FormState } from "#domain/forms/form-state.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Form } from "#ui/form.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { clockOf, spokenTime } from "../catalogue/film-time.ts";
import type { LessonView, ResultView } from "../lesson-view.ts";
import { ChangedNotice } from "./changed-notice.tsx";
import { Chapters } from "./chapters.tsx";
import { CheckForm } from "./check-form.tsx";
import { CourseLine } from "./course-line.tsx";
import { Notes } from "./notes.tsx";
import { Player } from "./player.tsx";
import type { PlayerSettings } from "./player-settings.ts";
import { PremiumOffer } from "./premium-offer.tsx";
import { Transcript } from "./transcript.tsx";
import { usePlayerSettings, usePlayerState } from "./use-player.ts";
import { useWatching } from "./use-watching.ts";
import "./lesson-screen.css";

type LessonScreenProps = {
  view: LessonView;
  state: FormState | undefined;
  result: ResultView | undefined;
};

/** A lesson: the film, what is said in it, notes, the course around it and the questions after it. */
export function LessonScreen({ view, state, result }: LessonScreenProps) {
  const video = useRef<HTMLVideoElement>(null);
  const film = usePlayerState(video, view.startMs);
  const { settings, choose } = usePlayerSettings(video);
  const { own, durationMs, path } = view;
  const { keepPlayed } = useWatching({ video, own, durationMs });
  useNextLesson(video, view.next, settings);
  const seek = (ms: number) => {
    if (video.current) video.current.currentTime = Math.max(0, Math.min(ms, durationMs)) / 1000;
  };
  const { nowMs, isPlaying } = film;
  return (
    <main id="main" className="wrap lesson">
      <Head view={view} />
      <div className="ls">
        <div className="ls-main">
          {view.changed ? <ChangedNotice {...view.changed} /> : null}
          <Player {...{ view, video, settings, choose, seek, keepPlayed }} state={film} />
          <AfterFilm {...{ view, settings, choose }} />
          <Chapters {...{ path, nowMs, seek }} chapters={view.chapters} />
          {own ? (
            <Notes {...{ path, nowMs, seek, state }} notes={own.notes} />
          ) : (
            <p className="lesson__sign small">
              <Link to={view.signIn}>Sign in</Link> to keep your place, notes and results.
            </p>
          )}
        </div>
        <Transcript
          {...{ path, nowMs, isPlaying, seek }}
          sentences={view.sentences}
          credits={view.credits}
        />
      </div>
      <CourseLine
        course={view.course}
        certificate={own?.certificate ?? null}
        isMember={own !== null}
      />
      <div className="ls-two">
        {view.check.questions.length > 0 ? (
          <CheckForm {...{ path, state, result }} check={view.check} isKept={own !== null} />
        ) : null}
        {view.offersPremium ? <PremiumOffer isGuest={own === null} /> : null}
      </div>
    </main>
  );
}

function Head({ view }: { view: LessonView }) {
  const { course, own, next } = view;
  const of = `Lesson ${course.place} of ${course.stops.length} in ${course.title}`;
  return (
    <PageHead
      crumbs={[{ label: course.listTitle, to: course.listPath }]}
      title={view.title}
      lead={`${of}. ${spokenTime(view.durationMs)}.`}
      actions={
        <>
          {own ? (
            <Form method="post" action={view.path} preventScrollReset>
              <input type="hidden" name="intent" value={own.isSaved ? "unsave" : "save"} />
              <Button variant="quiet" icon={Bookmark} aria-pressed={own.isSaved}>
                {own.isSaved ? "Saved" : "Save"}
              </Button>
            </Form>
          ) : null}
          {next ? (
            <ButtonLink variant="second" iconEnd={ArrowRight} to={next.path}>
              Next lesson
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}

type AfterFilmProps = {
  view: LessonView;
  settings: PlayerSettings;
  choose: (chosen: Partial<PlayerSettings>) => void;
};

function AfterFilm({ view, settings, choose }: AfterFilmProps) {
  return (
    <div className="lesson__under">
      <p className="small muted">
        {view.isResumed ? `You left off at ${clockOf(view.startMs)}. ` : ""}
        {view.summary}
      </p>
      {view.next ? (
        <div className="lesson__auto">
          <Checkbox
            name="plays-next"
            label="Play the next lesson automatically"
            checked={settings.playsNext}
            onChange={(event) => choose({ playsNext: event.currentTarget.checked })}
          />
        </div>
      ) : null}
    </div>
  );
}

/** At the end of the film the next one opens and plays, for those who asked for it. */
function useNextLesson(
  video: RefObject<HTMLVideoElement | null>,
  next: LessonView["next"],
  { playsNext }: PlayerSettings,
): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isToPlay = (state as { plays?: boolean } | null)?.plays === true;
  useEffect(() => {
    // The browser may refuse to play by itself; the button is there.
    if (isToPlay) video.current?.play().catch(() => undefined);
  }, [isToPlay, video]);
  useEffect(() => {
    const element = video.current;
    const goOn = () => playsNext && next && void navigate(next.path, { state: { plays: true } });
    element?.addEventListener("ended", goOn);
    return () => element?.removeEventListener("ended", goOn);
  }, [video, next, playsNext, navigate]);
}
