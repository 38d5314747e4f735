/** Which of our tools use the rule tables of a folder. */
const tools: readonly { folder: string; to: string; label: string }[] = [
  { folder: "rules/uk-work/", to: "/visa-check", label: "Visa check" },
  { folder: "rules/work-hours/", to: "/work-hours", label: "Work hours" },
  { folder: "rules/ie-permits/", to: "/work-permit-check-ireland", label: "Irish permit check" },
  {
    folder: "rules/ca-pgwp/",
    to: "/post-graduation-work-permit-canada",
    label: "Post-graduation work permit",
  },
  {
    folder: "rules/ca-express-entry/",
    to: "/express-entry-points-canada",
    label: "Express Entry points",
  },
  { folder: "rules/post-study/", to: "/graduate-visa-planner", label: "Graduate visa planner" },
];

/** The tool that reads the table a fact points into, if it points into one. */
export function toolOfFact(pointer: string | null) {
  return tools.find(({ folder }) => pointer?.startsWith(folder)) ?? null;
}
