import { type Address, page, withPosting } from "./address.ts";

/** Jumpstart, before departure. */
export const jumpstart: readonly Address[] = [
  // Jumpstart, before departure
  page("/jumpstart", "jumpstart", "jumpstart/landing", "jumpstart-landing"),
  page("/jumpstart-login", "jumpstart-login", "jumpstart/login", "auth-screen"),
  page(
    "/jumpstart-login/:university_id",
    "jumpstart-university-login",
    "jumpstart/university-login",
    "auth-screen",
  ),
  page(
    "/jumpstart-register/:university_id",
    "jumpstart-register",
    "jumpstart/register",
    "auth-screen",
  ),
  page("/jumpstart-dashboard", "jumpstart-dashboard", "jumpstart/dashboard", "jumpstart-dashboard"),
  page("/jumpstart-dashboard/dates", "jumpstart-dates", "jumpstart/dates", "jumpstart-dashboard"),
  page(
    "/jumpstart-dashboard/family",
    "jumpstart-family",
    "jumpstart/family",
    "jumpstart-dashboard",
  ),
  page(
    "/jumpstart-dashboard/arrived",
    "jumpstart-arrived",
    "jumpstart/arrived",
    "jumpstart-dashboard",
  ),
  page(
    "/jumpstart-dashboard/plan.ics",
    "plan-download",
    "resources/plan-download",
    "jumpstart-dashboard",
  ),
  // The token is the key: anyone who was sent the link, or subscribed to it, needs no account.
  page("/jumpstart-plan/family/:token", "family-plan", "public/family-plan", "public"),
  page("/jumpstart-plan/calendar/:token", "plan-calendar", "resources/plan-calendar", "public"),
  withPosting(
    { signature: "path" },
    page("/jumpstart-plan/stop/:token", "plan-stop", "public/plan-reminders-stop", "public"),
  ),
  page(
    "/jumpstart-edit-profile",
    "jumpstart-edit-profile",
    "jumpstart/edit-profile",
    "jumpstart-login",
  ),
  page(
    "/jumpstart-change-password",
    "jumpstart-change-password",
    "jumpstart/change-password",
    "jumpstart-login",
  ),
  page(
    "/jumpstart/top-30-employers",
    "jumpstart-employers",
    "jumpstart/top-30-employers",
    "jumpstart-login",
  ),
  page("/jumpstart/resources", "jumpstart-resources", "jumpstart/resources", "jumpstart-login"),
  page(
    "/jumpstart/linkedin-starter-playbook",
    "jumpstart-playbook",
    "jumpstart/playbook",
    "jumpstart-login",
  ),
  page(
    "/jumpstart/linkedin-starter-playbook/:slug",
    "jumpstart-playbook-chapter",
    "jumpstart/playbook-chapter",
    "jumpstart-login",
  ),
  page(
    "/jumpstart/part-time-jobs",
    "jumpstart-part-time-jobs",
    "jumpstart/part-time-jobs",
    "jumpstart-login",
  ),
  page("/jumpstart/reading-list", "jumpstart-reading-list", "jumpstart/reading-list", "login"),
  page("/jumpstart/reading-list/:slug", "jumpstart-reading", "jumpstart/reading", "login"),
  page("/jumpstart/employability-video-guide", "jumpstart-videos", "public/video-guide", "public"),
  page(
    "/jumpstart/employability-video-guide/:slug",
    "jumpstart-video",
    "public/video-guide-lesson",
    "public",
  ),
];
