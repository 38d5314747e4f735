import type { Row } from "./tables.ts";

/** The files we read, by the column each must have. */
export const linkedinFiles = {
  "Profile.csv": "First Name",
  "Email Addresses.csv": "Email Address",
  "PhoneNumbers.csv": "Number",
  "Positions.csv": "Company Name",
  "Education.csv": "School Name",
  "Skills.csv": "Name",
  "Languages.csv": "Name",
  "Certifications.csv": "Name",
  "Projects.csv": "Title",
  "Honors.csv": "Title",
  "Volunteering.csv": "Company Name",
  "Publications.csv": "Name",
  "Courses.csv": "Name",
} as const;

export type LinkedinFile = keyof typeof linkedinFiles;
export type LinkedinRows = (file: LinkedinFile) => readonly Row[];
