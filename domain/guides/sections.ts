/** The sections of a country's guide in reading order, by the last part of their specified address. */
export const guideSections = [
  { slug: "overview", label: "Overview" },
  { slug: "job-market", label: "Job market" },
  { slug: "job-search", label: "Job search" },
  { slug: "cv", label: "CV" },
  { slug: "application-cover-letter", label: "Application and letter" },
  { slug: "interviews", label: "Interviews" },
  { slug: "fellowship", label: "Fellowship" },
  { slug: "internships-and-work-experience", label: "Internships and experience" },
  // Spelt so in the specification.
  { slug: "enterpreneurship", label: "Entrepreneurship" },
  { slug: "freelancing-and-self-employment", label: "Freelance and self-employed" },
  { slug: "higher-education", label: "Higher education" },
  { slug: "networking", label: "Networking" },
  { slug: "mentoring-and-professional-coaching", label: "Mentoring and coaching" },
  { slug: "visa-details", label: "Visa details" },
] as const;

export type GuideSection = (typeof guideSections)[number]["slug"];
