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

/** Letters that fit beside a menu in two lines; a longer name is there in its short form. */
const ROOM = 36;

/** A university's logo and name, where Waymark's own plate would stand. */
export function UniversityBrand({ university, to = "/" }: UniversityBrandProps) {
  const { name, shortName } = university;
  return (
    <Link className="brand brand--uni" to={to} aria-label={`${name}, home`}>
      <UniversityMark university={university} />
      <span>{name.length > ROOM ? shortName : name}</span>
    </Link>
  );
}
