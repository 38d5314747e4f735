export type FirstStep = { to: string; label: string; words: string; isDone: boolean };

type Done = { hasDates: boolean; hasSituation: boolean; hasCv: boolean; hasJob: boolean };

/** What makes the rest of the screen worth something, for whoever has only begun. Null once it has. */
export function firstSteps({ hasDates, hasSituation, hasCv, hasJob }: Done): FirstStep[] | null {
  const steps = [
    {
      ...{ to: "/edit-profile", label: "Add your course and its dates", isDone: hasDates },
      words: "A minute. We then count the days that matter.",
    },
    {
      ...{ to: "/my-situation", label: "Tell us about your visa", isDone: hasSituation },
      words: "Two minutes. Every job is then judged for you. Only you see it.",
    },
    {
      ...{ to: "/my-cvs", label: "Begin a CV, or bring yours", isDone: hasCv },
      words: "One that people, software and screen readers can read.",
    },
    {
      ...{ to: "/jobs", label: "Save a first job", isDone: hasJob },
      words: "Its closing time is then told in your zone.",
    },
  ];
  const hasBegun = hasDates && (hasCv || hasJob);
  return hasBegun ? null : steps;
}
