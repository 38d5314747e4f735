/** How far an application is, as its employer says. Stored, so a code never changes; its label may. */
export const applicationStages = {
  new: "New",
  reading: "Reading",
  interview: "Interview",
  offer: "Offer",
  unsuccessful: "Not successful",
} as const;

export type ApplicationStage = keyof typeof applicationStages;

export const stageCodes = Object.keys(applicationStages) as ApplicationStage[];

/** What the applicant reads under the stage. */
export const stageNotes: Record<ApplicationStage, string> = {
  new: "The employer has it and has not acted on it yet.",
  reading: "The employer is reading it.",
  interview: "The employer would like to meet you.",
  offer: "The employer wants you for the job.",
  unsuccessful: "The employer has chosen somebody else.",
};

/** What an employer sends who writes nothing else. Plain, kind, and no reason invented for them. */
export function kindRefusal({ title, employer }: { title: string; employer: string }): string {
  return `Thank you for applying for ${title}, and for the time you put into it. We are not taking your application further this time. We wish you well in your search.\n\n${employer}`;
}
