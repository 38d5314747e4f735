import { Link } from "react-router";
import { Crest } from "#ui/crest.tsx";
import "./university-brand.css";

type UniversityBrandProps = {
  university: { name: string; shortName: string; crest: string };
  to?: string;
};

/** A university's crest and name, where Waymark's own plate would stand. */
export function UniversityBrand({ university, to = "/" }: UniversityBrandProps) {
  return (
    <Link className="brand brand--uni" to={to} aria-label={`${university.name}, home`}>
      <Crest crest={university.crest} name={university.name} />
      <span>{university.name}</span>
    </Link>
  );
}
