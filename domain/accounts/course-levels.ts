/** The levels the profile knows, as people call them. */
export const courseLevelNames = [
  { value: "undergraduate", label: "Bachelor's or other undergraduate" },
  { value: "masters", label: "Master's" },
  { value: "doctorate", label: "Doctorate" },
  { value: "other", label: "Something else" },
] as const;
