/** Fictional employers. Any likeness to a real one is chance. */

type Country = "gb" | "au" | "ca" | "ie";

/** What the demo's register says about an employer in the United Kingdom. */
export type DemoRegisterStatus =
  | "licensed"
  | "licensed_restricted"
  | "licensed_other_routes"
  | "not_found";

export type DemoEmployer = {
  slug: string;
  name: string;
  nameKey: string;
  town: string;
  country: Country;
  timeZone: string;
  about: string;
  /** Its name on the demo's register; null where it was never there. */
  registerAs: string | null;
  /** Null outside the United Kingdom, where there is no such register. */
  standing: DemoRegisterStatus | null;
};

/** Its adverts go live without being read. */
export const trustedEmployers = ["brackwater-software", "quillfern-bank", "halden-rowe"] as const;

/** Was on the register until a few days ago. */
export const LEFT_THE_REGISTER = "ostler-bay-foods";

const standings: Readonly<Record<string, DemoRegisterStatus>> = {
  "mallowdale-logistics": "licensed_restricted",
  "greyfriars-quay-hotels": "licensed_restricted",
  "ostrava-hall": "licensed_other_routes",
  "brightholme-chambers": "licensed_other_routes",
  [LEFT_THE_REGISTER]: "not_found",
};

const zones: Readonly<Record<string, string>> = {
  Sydney: "Australia/Sydney",
  Melbourne: "Australia/Melbourne",
  Brisbane: "Australia/Brisbane",
  Perth: "Australia/Perth",
  Adelaide: "Australia/Adelaide",
  Toronto: "America/Toronto",
  Ottawa: "America/Toronto",
  Montreal: "America/Toronto",
  Halifax: "America/Halifax",
  Calgary: "America/Edmonton",
  Vancouver: "America/Vancouver",
};
const countryZones: Record<Country, string> = {
  gb: "Europe/London",
  ie: "Europe/Dublin",
  au: "Australia/Sydney",
  ca: "America/Toronto",
};

export function uk(
  name: string,
  town: string,
  registerAs: string | null,
  about: string,
): DemoEmployer {
  const slug = slugOf(name);
  const standing = registerAs ? (standings[slug] ?? "licensed") : "not_found";
  return { ...abroad("gb", name, town, about), slug, registerAs, standing };
}

export function abroad(country: Country, name: string, town: string, about: string): DemoEmployer {
  return {
    slug: slugOf(name),
    name,
    nameKey: slugOf(name).replaceAll("-", " "),
    town,
    country,
    timeZone: zones[town] ?? countryZones[country],
    about,
    registerAs: null,
    standing: null,
  };
}

function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
