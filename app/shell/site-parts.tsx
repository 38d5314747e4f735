import { useRootData } from "#app/root-data.ts";
import { UniversityBrand } from "#domain/universities/components/university-brand.tsx";
import { Brand } from "./brand.tsx";
import { MicrositeFooter } from "./microsite-footer.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** The site's name at the top left: the university's on its microsite, else ours. */
export function SiteBrand({ to = "/", part }: { to?: string; part?: "Jumpstart" | "Desk" }) {
  const { university } = useRootData().site;
  if (university) return <UniversityBrand university={university} to={to} />;
  return <Brand to={to} {...(part ? { part } : {})} />;
}

export function SiteFoot() {
  const { university } = useRootData().site;
  return university ? <MicrositeFooter university={university} /> : <SiteFooter />;
}
