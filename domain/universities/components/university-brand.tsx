import { Link } from "#ui/link.tsx";
import { UniversityMark } from "./university-mark.tsx";
import "./university-brand.css";

export type BrandedUniversity = {
  name: string;
  shortName: string;
  crest: string;
  logoId: string | null;
};

type UniversityBrandProps = { university: BrandedUniversity; to?: string };

/** A university's logo and name, where Waymark's own plate would stand. */
export function UniversityBrand({ university, to = "/" }: UniversityBrandProps) {
  return (
    <Link className="brand brand--uni" to={to} aria-label={`${university.name}, home`}>
      <UniversityMark university={university} />
      <span>{university.name}</span>
    </Link>
  );
}
