import { Link } from "#ui/link.tsx";
import "./visa-tools.css";

const tools = [
  {
    to: "/visa-check",
    label: "Visa check, UK",
    words: "Does a job fit the Skilled Worker rules?",
  },
  {
    to: "/graduate-visa-planner",
    label: "Graduate visa planner, UK",
    words: "Your dates, what it costs, and reminders.",
  },
  {
    to: "/work-hours",
    label: "Work hours",
    words: "How many hours are left before you say yes to a shift.",
  },
  {
    to: "/my-situation",
    label: "My situation",
    words: "Tell us your visa and dates once; every check uses them.",
  },
  {
    to: "/employer-brief",
    label: "Employer brief",
    words: "One page for an employer about your right to work.",
  },
  {
    to: "/skilled-migration-points-calculator-australia",
    label: "Points test, Australia",
    words: "Subclasses 189, 190 and 491 side by side.",
  },
  {
    to: "/express-entry-points-canada",
    label: "Express Entry points, Canada",
    words: "Your score, line by line.",
  },
  {
    to: "/post-graduation-work-permit-canada",
    label: "Work permit after study, Canada",
    words: "How long the permit after a course may last.",
  },
  {
    to: "/work-permit-check-ireland",
    label: "Work permits, Ireland",
    words: "Which permit a job’s pay could support.",
  },
] as const;

type VisaToolsProps = {
  /** The one the reader stands in. */
  except?: (typeof tools)[number]["to"];
};

/** Every visa tool, or every other one, with what it answers. */
export function VisaTools({ except }: VisaToolsProps) {
  return (
    <section className="visa-tools" aria-labelledby="visa-tools">
      <h2 id="visa-tools">{except ? "More visa tools" : "Visa tools"}</h2>
      <ul>
        {tools
          .filter(({ to }) => to !== except)
          .map(({ to, label, words }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <span>{words}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
