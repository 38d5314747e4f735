import { type Expectation, everywhere } from "./expectation.ts";

/** Before leaving home. */
export const jumpstart: readonly Expectation[] = [
  {
    // Only those who prepare to leave have one.
    ...everywhere({ guest: "/jumpstart-login", predeparture: "open", else: "/" }),
    paths: [
      "/jumpstart-dashboard",
      "/jumpstart-dashboard/dates",
      "/jumpstart-dashboard/family",
      "/jumpstart-dashboard/arrived",
      "/jumpstart-dashboard/plan.ics",
    ],
  },
  {
    // Jumpstart has a sign-in of its own.
    ...everywhere({ guest: "/jumpstart-login", else: "open" }),
    paths: [
      "/jumpstart-edit-profile",
      "/jumpstart-change-password",
      "/jumpstart/top-30-employers",
      "/jumpstart/resources",
      "/jumpstart/linkedin-starter-playbook",
      "/jumpstart/linkedin-starter-playbook/:slug",
      "/jumpstart/part-time-jobs",
    ],
  },
  {
    // Jumpstart's own front door, by role.
    main: {
      guest: "open",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      admin: "/university-dashboard",
      predeparture: "/jumpstart-dashboard",
      else: "/",
    },
    microsite: {
      guest: "/jumpstart-login",
      student: "/student-dashboard",
      premium: "/student-dashboard",
      noguide: "/student-dashboard",
      admin: "/university-dashboard",
      predeparture: "/jumpstart-dashboard",
      else: "/",
    },
    paths: ["/jumpstart"],
  },
];
