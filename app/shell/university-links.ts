import type { NavLink } from "./navigation.ts";

export const universityLinks: readonly NavLink[] = [
  { label: "Overview", to: "/university-dashboard" },
  { label: "Visa jobs", to: "/visa-job-analytics" },
  { label: "Home-country jobs", to: "/home-country-job-analytics" },
  { label: "Learning", to: "/cih-analytics" },
  { label: "Students", to: "/pre-auth-student" },
  { label: "Meetings", to: "/university/meetings" },
  { label: "Before departure", to: "/university/pre-departure" },
  { label: "CVs", to: "/university/cv-reviews" },
  { label: "Manual", to: "/university/career-manual" },
  { label: "Messages", to: "/university/messages" },
  { label: "Sign-on", to: "/university/sign-on" },
  { label: "Requests", to: "/university/access-requests" },
];
