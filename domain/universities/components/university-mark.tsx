import { Crest } from "#ui/crest.tsx";
import "./university-mark.css";

type UniversityMarkProps = {
  university: { name: string; crest: string; logoId: string | null };
  size?: number;
};

/** The university's own logo, or the crest we drew while it has sent none. */
export function UniversityMark({ university, size = 36 }: UniversityMarkProps) {
  const { name, crest, logoId } = university;
  if (!logoId) return <Crest crest={crest} name={name} size={size} />;

  // A square whatever the logo's shape: its room is known before it has arrived.
  return (
    <img className="uni-logo" src={`/pictures/${logoId}`} alt={name} width={size} height={size} />
  );
}
