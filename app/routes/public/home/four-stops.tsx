import type { ReactNode } from "react";
import { GatesCard } from "#ui/gates-card.tsx";
import { TrunkSection, TrunkSteps } from "#ui/trunk.tsx";
import "./four-stops.css";

type Stop = { title: string; words: string; picture: ReactNode };

const stops: readonly Stop[] = [
  {
    title: "Tell us your situation",
    words: "Your visa, your course end date and where you are. Four questions, no account needed.",
    picture: <AnswersPicture />,
  },
  {
    title: "See which gates are open",
    words: "Every job gets the same four checks, with the rule and the date behind each one.",
    picture: <GatesPicture />,
  },
  {
    title: "Apply with a CV that people and programs can read",
    words: "One column, tagged for screen readers, and read back to you as a machine would see it.",
    picture: <CvPicture />,
  },
  {
    title: "Keep watch",
    words:
      "If a saved employer leaves the register, or your pay line changes, we tell you that day.",
    picture: <WatchPicture />,
  },
];

/** How it works: four stops on a branch of the page's own line, each with a small picture. */
export function FourStops() {
  return (
    <TrunkSection className="sec how" labelledBy="how-h">
      <h2 id="how-h">How it works, in four steps</h2>
      <TrunkSteps
        steps={stops.map((stop) => ({ key: stop.title, content: <StopWords {...stop} /> }))}
      />
    </TrunkSection>
  );
}

function StopWords({ title, words, picture }: Stop) {
  return (
    <>
      <h3>{title}</h3>
      <p className="small">{words}</p>
      {picture}
    </>
  );
}

function AnswersPicture() {
  return (
    <div className="pic" aria-hidden="true">
      <Pair name="Visa" value="Student" />
      <Pair name="Course" value="Finished" />
      <Pair name="You are" value="In the UK" />
    </div>
  );
}

function GatesPicture() {
  return (
    <div className="pic pic--g">
      <GatesCard
        alternative="An example: Licence open, Job code open, Salary shut."
        gates={[
          { label: "Licence", state: "open" },
          { label: "Job code", state: "open" },
          { label: "Salary", state: "shut" },
        ]}
      />
    </div>
  );
}

function CvPicture() {
  return (
    <div className="pic pic--cv" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
      <b>Every field read back</b>
    </div>
  );
}

function WatchPicture() {
  return (
    <div className="pic pic--l" aria-hidden="true">
      <Pair name="Left" value="a saved employer" />
      <Pair name="Joined" value="one you follow" />
      <Pair name="No change" value="the rest" />
    </div>
  );
}

function Pair({ name, value }: { name: string; value: string }) {
  return (
    <p>
      <span>{name}</span>
      <b>{value}</b>
    </p>
  );
}
