import type { OfficeRole } from "#rules/access/office-role.ts";
import type { StaffRole } from "#rules/access/staff-role.ts";
import type { Role } from "#rules/access/visitor.ts";
import { travellers } from "./travellers.ts";

export const DEMO_PASSWORD = "waymark-demo";

type DemoAccount = {
  email: string;
  name: string;
  role: Role;
  staffRole?: StaffRole;
  officeRole?: OfficeRole;
  /** The university's slug; none for our own staff and employers. */
  university?: "northgate" | "harbour";
  /** What makes this account worth trying, as printed at start. */
  what: string;
  cihPremium?: true;
  countryGuide?: false;
  /** Of people who study: where they come from, and the clock they live by now. */
  home?: { country: string; timeZone: string; course?: string };
};

/** One account for each kind of visitor. All share the demo's password. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: "student@waymark.example",
    name: "Ananya Raveendran",
    role: "student",
    university: "northgate",
    what: "student at Northgate",
    home: { country: "IN", timeZone: "Asia/Kolkata" },
  },
  {
    email: "premium@waymark.example",
    name: "Tomasz Wilkowicz",
    role: "student",
    university: "northgate",
    what: "student with premium hub access",
    cihPremium: true,
    home: { country: "PL", timeZone: "Europe/Warsaw" },
  },
  {
    email: "noguide@waymark.example",
    name: "Lindiwe Mabasoka",
    role: "student",
    university: "northgate",
    what: "student without country guides",
    countryGuide: false,
    home: { country: "ZA", timeZone: "Africa/Johannesburg", course: "BSc Actuarial Science" },
  },
  {
    email: "predeparture@waymark.example",
    name: "Nguyen Bao Chau",
    role: "predeparture_student",
    university: "northgate",
    what: "pre-departure student (Jumpstart)",
    home: { country: "VN", timeZone: "Asia/Ho_Chi_Minh", course: "MSc International Business" },
  },
  {
    email: "alumni@waymark.example",
    name: "Mateo Salvarez",
    role: "alumni",
    university: "northgate",
    what: "graduate of Northgate",
    home: { country: "CO", timeZone: "Europe/London", course: "MSc Hydrology" },
  },
  {
    email: "ambassador@waymark.example",
    name: "Chiamaka Obinwa",
    role: "ambassador",
    university: "northgate",
    what: "campus ambassador at Northgate",
    home: { country: "NG", timeZone: "Africa/Lagos", course: "MSc Computer Science" },
  },
  {
    email: "employer@waymark.example",
    name: "Harriet Millbrook",
    role: "employer",
    what: "employer",
  },
  {
    email: "staff@waymark.example",
    name: "Sunil Deshmane",
    role: "staff",
    staffRole: "administrator",
    what: "Waymark staff, administrator",
  },
  {
    email: "admin@northgate.example",
    name: "Ruth Okaforde",
    role: "university_admin",
    officeRole: "owner",
    university: "northgate",
    what: "careers service of Northgate",
  },
  {
    email: "admin@harbour.example",
    name: "Declan Moriartaigh",
    role: "university_admin",
    officeRole: "owner",
    university: "harbour",
    what: "careers service of Harbour",
  },
  {
    email: "author@waymark.example",
    name: "Isla Merrifield",
    role: "staff",
    staffRole: "author",
    what: "Waymark staff who write",
  },
  {
    email: "editor@waymark.example",
    name: "Tom Birchenall",
    role: "staff",
    staffRole: "editor",
    what: "Waymark staff who publish",
  },
  {
    email: "moderator@waymark.example",
    name: "Nasrin Holloway",
    role: "staff",
    staffRole: "moderator",
    what: "Waymark staff who decide what is shown",
  },
];

/** Those and the others before departure, as the start names them. */
export const accountsToTry: readonly { email: string; what: string }[] = demoAccounts.flatMap(
  (account) => (account.role === "predeparture_student" ? [account, ...travellers] : [account]),
);
