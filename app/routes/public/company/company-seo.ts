import type { Company } from "#domain/employers/companies.queries.server.ts";
import { companyAddress } from "#domain/jobs/company/company-address.ts";

type SeoCompany = Pick<
  Company,
  "slug" | "name" | "town" | "country" | "website" | "about" | "logoId"
>;
type Page = { origin: string; page: number; total: number };

export type CompanySeo = {
  canonical: string;
  description: string;
  /** A company without live jobs and without words of its own is for nobody to find. */
  isListed: boolean;
  organisation: Record<string, unknown>;
};

const MAX_DESCRIPTION_LENGTH = 155;

/** What a company's page says about itself to search engines. */
export function companySeo(company: SeoCompany, { origin, page, total }: Page): CompanySeo {
  const address = origin + companyAddress(company.slug);
  return {
    canonical: page > 1 ? `${address}?page=${page}` : address,
    description: descriptionOf(company, total),
    isListed: total > 0 || company.about !== null,
    organisation: organisationOf(company, { origin, address }),
  };
}

function descriptionOf({ name, town, about }: SeoCompany, total: number): string {
  const jobs = total === 0 ? "No live jobs" : total === 1 ? "1 live job" : `${total} live jobs`;
  const start = `${name}${town ? `, ${town}` : ""}: ${jobs}, and what the UK register of sponsors says.`;
  const whole = about ? `${start} ${about}` : start;
  if (whole.length <= MAX_DESCRIPTION_LENGTH) return whole;
  return `${whole.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, "")}…`;
}

/** Schema.org's Organization, with what we know and nothing else. */
function organisationOf(
  { name, town, country, website, about, logoId }: SeoCompany,
  { origin, address }: { origin: string; address: string },
): Record<string, unknown> {
  const place = {
    ...(town ? { addressLocality: town } : {}),
    ...(country === "xx" ? {} : { addressCountry: country.toUpperCase() }),
  };
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": address,
    name,
    url: website ?? address,
    ...(website ? { mainEntityOfPage: address } : {}),
    ...(about ? { description: about } : {}),
    ...(logoId ? { logo: `${origin}/pictures/${logoId}` } : {}),
    ...(Object.keys(place).length > 0 ? { address: { "@type": "PostalAddress", ...place } } : {}),
  };
}
