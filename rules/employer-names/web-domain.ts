/** Where many employers take applications, or anybody has a page: it says nothing of whose advert it is. */
const SHARED: ReadonlySet<string> = new Set(
  `adzuna applytojob ashbyhq avature bamboohr bit brassring breezy careers-page civilservicejobs
  cv-library cvlibrary eightfold eploy facebook gem github glassdoor google gov greenhouse hireful
  hirehive icims indeed jobs jobtrain jobvite lever linkedin medium microsoftonline monster
  myworkday myworkdayjobs networxrecruitment nhs notion office oleeo oraclecloud personio
  pinpointhq rec recruitee reed rippling sharepoint smartrecruiters successfactors taleo teamtailor
  tinyurl totaljobs trac tribepad twitter typeform ukg ultipro wixsite wordpress workable workday x
  zohorecruit gmail googlemail hotmail icloud live outlook proton protonmail yahoo ymail`.split(
    /\s+/,
  ),
);

/** Ends that have two parts, below which a name is given. */
const TWO_PARTS = /\.(?:ac|co|com|gov|gouv|ltd|me|net|nhs|nom|org|plc|sch)\.[a-z]{2}$/;

export type WebDomain = { domain: string; stem: string };

/**
 * The domain an address lies in, and its name alone: "careers.acme-labs.co.uk" is "acme-labs.co.uk",
 * "acme labs"; so is that of a mail. Null of an address that is none, and of those that many employers share.
 */
export function webDomain(address: string): WebDomain | null {
  const url = address.includes("://") ? address : `https://${address}`;
  if (!URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  const host = hostname.toLowerCase().replace(/\.$/, "");
  if (!/^https?:$/.test(protocol) || !/^[a-z0-9.-]+\.[a-z]{2,}$/.test(host)) return null;
  const parts = host.split(".");
  const name = parts.at(TWO_PARTS.test(host) ? -3 : -2);
  if (!name || SHARED.has(name)) return null;
  const domain = parts.slice(parts.lastIndexOf(name)).join(".");
  return { domain, stem: name.replaceAll("-", " ") };
}

/** Each once, in the order given. */
export function webDomains(addresses: readonly (string | null)[]): WebDomain[] {
  const found = addresses.flatMap((address) => (address && webDomain(address)) || []);
  return found.filter((one, at) => found.findIndex(({ domain }) => domain === one.domain) === at);
}
