export type FirstStep = { to: string; label: string; words: string; isDone: boolean };

type Done = { hasDates: boolean; hasSituation: boolean; hasCv: boolean; hasJob: boolean };

/** What makes the rest of the screen worth something, for anyone who has only begun. Null once it has. */
export function firstSteps({ hasDates, hasSituation, hasCv, hasJob }: Done): FirstStep[] | null {
  const steps = [
    {
      ...{ to: "/edit-profile", label: "Add your course and its dates", isDone: hasDates },
      words: "Takes a minute. We then count down to the dates that matter.",
    },
    {
      ...{ to: "/my-situation", label: "Tell us about your visa", isDone: hasSituation },
      words: "Takes two minutes. We then check every job for you. Only you see it.",
    },
    {
      ...{ to: "/my-cvs", label: "Start a CV, or import yours", isDone: hasCv },
      words: "One that people, software and screen readers can read.",
    },
    {
      ...{ to: "/jobs", label: "Save a first job", isDone: hasJob },
      words: "We then show its closing time in your time zone.",
    },
  ];
  const hasBegun = hasDates && (hasCv || hasJob);
  return hasBegun ? null : steps;
}
