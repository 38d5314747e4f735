import { type Address, page, soon } from "./address.ts";

/** Jumpstart, before departure. */
export const jumpstart: readonly Address[] = [
  // Jumpstart, before departure
  soon("/jumpstart", "jumpstart", "jumpstart", "jumpstart-landing"),
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
  soon("/jumpstart/top-30-employers", "jumpstart-employers", "jumpstart", "jumpstart-login"),
  soon("/jumpstart/resources", "jumpstart-resources", "jumpstart", "jumpstart-login"),
  soon(
    "/jumpstart/linkedin-starter-playbook",
    "jumpstart-playbook",
    "jumpstart",
    "jumpstart-login",
  ),
  soon(
    "/jumpstart/linkedin-starter-playbook/:slug",
    "jumpstart-playbook-chapter",
    "jumpstart",
    "jumpstart-login",
  ),
  page(
    "/jumpstart/part-time-jobs",
    "jumpstart-part-time-jobs",
    "jumpstart/part-time-jobs",
    "jumpstart-login",
  ),
  soon("/jumpstart/reading-list", "jumpstart-reading-list", "jumpstart", "login"),
  soon("/jumpstart/reading-list/:slug", "jumpstart-reading", "jumpstart", "login"),
  page("/jumpstart/employability-video-guide", "jumpstart-videos", "public/video-guide", "public"),
  page(
    "/jumpstart/employability-video-guide/:slug",
    "jumpstart-video",
    "public/video-guide-lesson",
    "public",
  ),
];
