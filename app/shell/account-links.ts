import type { Role } from "#rules/access/visitor.ts";
import type { NavLink } from "./navigation.ts";

const jobSeekerAccount: readonly NavLink[] = [
  { label: "My dashboard", to: "/student-dashboard" },
  { label: "My journey", to: "/my-journey" },
  { label: "Achievements", to: "/achievements" },
  { label: "Saved jobs", to: "/my-saved-jobs" },
  { label: "Followed employers", to: "/my-followed-employers" },
  { label: "My applications", to: "/my-applications" },
  { label: "Job alerts", to: "/my-job-alerts" },
  { label: "My situation", to: "/my-situation" },
  { label: "Work hours", to: "/work-hours" },
  { label: "Employer brief", to: "/employer-brief" },
  { label: "Invite friends", to: "/invite-friends" },
  { label: "Profile", to: "/edit-profile" },
  { label: "Password", to: "/student-change-password" },
];

/** For roles that have no profile page in a room of their own. */
const sharedAccount: readonly NavLink[] = [
  { label: "Profile", to: "/account/profile" },
  { label: "Password", to: "/account/password" },
];

const ownPages: Record<Role, readonly NavLink[]> = {
  student: [
    ...jobSeekerAccount.slice(0, 2),
    { label: "First week", to: "/first-week" },
    ...jobSeekerAccount.slice(2),
  ],
  alumni: jobSeekerAccount,
  ambassador: [{ label: "Ambassador’s desk", to: "/ambassador" }, ...jobSeekerAccount],
  predeparture_student: [
    { label: "My plan", to: "/jumpstart-dashboard" },
    { label: "Saved jobs", to: "/my-saved-jobs" },
    { label: "My situation", to: "/my-situation" },
    { label: "Profile", to: "/jumpstart-edit-profile" },
    { label: "Password", to: "/jumpstart-change-password" },
  ],
  university_admin: [
    { label: "University dashboard", to: "/university-dashboard" },
    { label: "Profile", to: "/university-user-profile" },
    { label: "Team and settings", to: "/university-user-profile/team" },
  ],
  employer: [
    { label: "My jobs", to: "/employer" },
    { label: "My company", to: "/employer/company" },
    ...sharedAccount,
  ],
  staff: [{ label: "Desk", to: "/staff" }, ...sharedAccount],
};

/** The account menu: the role's own pages, then what everybody has. It comes with the viewer: guests load none of it. */
export function accountLinks(role: Role): readonly NavLink[] {
  return [
    ...ownPages[role],
    { label: "Security and sessions", to: "/account/security" },
    { label: "My data", to: "/account/my-data" },
  ];
}
