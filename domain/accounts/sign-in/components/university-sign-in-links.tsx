import { href } from "react-router";
import { Link } from "#ui/link.tsx";
import "./sign-in.css";

type UniversitySignInLinksProps = {
  university: { id: number; shortName: string };
  /** Under a form in the same card: a line above it. */
  isRuled?: boolean;
};

/** Ways in for people of one university who have no password here yet. */
export function UniversitySignInLinks({ university, isRuled = false }: UniversitySignInLinksProps) {
  const id = { university_id: String(university.id) };

  return (
    <ul className={isRuled ? "doors doors--ruled" : "doors"}>
      <li>
        New here? <Link to={href("/register/:university_id", id)}>Create an account</Link>
      </li>
      <li>
        Your address is not known to {university.shortName}?{" "}
        <Link to={href("/request-access/:university_id", id)}>Ask for access</Link>
      </li>
      <li>
        Not arrived yet?{" "}
        <Link to={href("/jumpstart-login/:university_id", id)}>Go to Jumpstart</Link>
      </li>
      <li>
        Left {university.shortName}?{" "}
        <Link to={href("/alumni-student-registration/:university_id", id)}>Join as alumni</Link>
      </li>
    </ul>
  );
}
