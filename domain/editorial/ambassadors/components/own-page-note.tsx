import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";

/** Where an ambassador's public page stands, and how its words change. */
export function OwnPageNote() {
  return (
    <Section title="Your public page">
      <p>
        Ambassadors who like have a page under{" "}
        <Link to="/campus-ambassadors">Campus ambassadors</Link>, with first name, university and
        what people may ask. You decide what stands on it. <Link to="/contact-us">Write to us</Link>{" "}
        with your words, or to have it changed or taken off: somebody reads them before they are
        shown.
      </p>
    </Section>
  );
}
