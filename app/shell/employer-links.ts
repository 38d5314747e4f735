import type { NavLink } from "./navigation.ts";

export const employerLinks: readonly NavLink[] = [
  { label: "Employers", to: "/employers" },
  { label: "Partner with us", to: "/partner-with-us" },
  { label: "Workshops", to: "/workshop-and-webinars" },
  { label: "Toolkit", to: "/job-seekers-toolkit" },
  { label: "Universities", to: "/universities" },
];

/** An employer's own pages, once signed in. */
export const ownEmployerLinks: readonly NavLink[] = [
  { label: "Jobs", to: "/employer" },
  { label: "Post a job", to: "/employer/jobs/new" },
  { label: "Company", to: "/employer/company" },
  { label: "For employers", to: "/employers" },
];
