import { Link } from "#ui/link.tsx";
import "./demo-note.css";

/** In the demo, every page says that its people and universities are made up. */
export function DemoNote() {
  return (
    <p className="demo-note">
      Demo. The universities and people here are made up.{" "}
      <Link to="/dev/mail">Read the email it would send</Link>
    </p>
  );
}
