import { expect, test } from "vitest";
import { loggablePath } from "./access-log.ts";

test.each([
  [
    "/register/setup-account/update-profile/ana%40mail.example?token=x",
    "/register/setup-account/update-profile/:email",
  ],
  ["/login?next=/cv/secret", "/login"],
  ["/reset-password/dGhpcyBpcyBhIHRva2VuIHRoYXQ", "/reset-password/:token"],
  ["/reset-password/dGhpcyBpcyBhIHRva2VuIHRoYXQ.data", "/reset-password/:token"],
  ["/reset-password/short-one", "/reset-password/:token"],
  ["/verify-email/aaaa-bbbb-cccc-dddd", "/verify-email/:token"],
  ["/anything/dGhpcyBp-yBhIHRva2-uIHRoYXQ-Zm9v", "/anything/:token"],
  ["/student-dashboard.data", "/student-dashboard.data"],
  ["/register-invite/2f1e9c1e-6a3b-4a51-9a10-0f6f6f1d2c3b", "/register-invite/:id"],
  [
    "/blog/how-to-find-a-graduate-job-in-the-united-kingdom-in-2026",
    "/blog/how-to-find-a-graduate-job-in-the-united-kingdom-in-2026",
  ],
  ["/assets/entry.client-CxZ2k3mQ.js", "/assets/entry.client-CxZ2k3mQ.js"],
])("%s is logged as %s", (url, logged) => {
  expect(loggablePath(url)).toBe(logged);
});
