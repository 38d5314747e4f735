import { generatePath } from "react-router";
import { type Address, isOpeningSoon } from "#app/addresses/address.ts";
import { addresses } from "#app/addresses.ts";
import type { Person } from "./people.ts";

export type Onlooker = Person | "guest";
export type Place = Address & { url: string };

/** Something the demo holds for each blank in an address, or something well-formed it does not. */
const blanks = {
  university_id: "1",
  user_id: "demo-student-at-waymark.example",
  user_email: "somebody@northgate.example",
  email: "somebody@northgate.example",
  token: "not-a-real-token",
  mail_id: "1",
  picture_id: "no-such-picture",
  job_id: "1",
  employer_id: "1",
  feed_id: "1",
  run_id: "1",
  check_id: "no-such-check",
  organisation_id: "1",
  upload_id: "no-such-upload",
  import_id: "1",
  part: "pages.xml",
  cv_id: "no-such-cv",
  sending_id: "999999999",
  page_number: "1",
  format: "pdf",
  slug: "somewhere",
  courseslug: "interviews",
  "*": "no-such-page",
};

export const places: Place[] = addresses.map((address) => ({
  ...address,
  url: generatePath(address.path, blanks),
}));

/** Every page once: those that open soon look the same, so one for each audience stands for all. */
export const screens: Place[] = places.filter((place, index) => {
  if (place.audience === "resources" || place.name.startsWith("moved-")) return false;
  // e2e/account looks at these at every width.
  if (place.access === "auth-screen") return false;
  if (!isOpeningSoon(place)) return true;
  const alike = (other: Place) => isOpeningSoon(other) && other.audience === place.audience;
  return places.findIndex(alike) === index;
});

/** Somebody whom the address lets in. */
export function onlookerFor({ access, audience, roles }: Address): Onlooker {
  if (roles?.includes("staff")) return "staff";
  if (roles?.includes("university_admin")) return "northgate-admin";
  if (roles?.includes("employer")) return "employer";
  if (access === "jumpstart-dashboard" || access === "jumpstart-login") return "predeparture";
  if (access === "login") return audience === "jumpstart" ? "predeparture" : "student";
  return "guest";
}
