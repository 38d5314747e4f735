import { useRootData } from "#app/root-data.ts";
import { rulesAsAt } from "#rules/uk-work/as-at.ts";
import { CachedMarkup } from "#ui/cached-markup.tsx";
import { Link } from "#ui/link.tsx";
import { Plate } from "#ui/plate.tsx";
import { DemoNote } from "./demo-note.tsx";
import type { NavLink } from "./navigation.ts";
import "./site-footer.css";

export const footerColumns: readonly { title: string; links: readonly NavLink[] }[] = [
  {
    title: "Students",
    links: [
      { label: "Jobs", to: "/jobs" },
      { label: "Part-time jobs", to: "/part-time-jobs" },
      { label: "CV studio", to: "/my-cvs" },
      { label: "Career Ignition Hub", to: "/cih/standard" },
      { label: "Jumpstart, before you fly", to: "/jumpstart" },
    ],
  },
  {
    title: "Checks",
    links: [
      { label: "Visa check for any job", to: "/visa-check" },
      { label: "Sponsor licence check", to: "/uk-work-visa-sponsor-licence-check" },
      { label: "Graduate visa planner", to: "/graduate-visa-planner" },
      { label: "Work hours guard", to: "/work-hours" },
      { label: "Points test, Australia", to: "/skilled-migration-points-calculator-australia" },
      { label: "Express Entry points, Canada", to: "/express-entry-points-canada" },
      { label: "Work permit after study, Canada", to: "/post-graduation-work-permit-canada" },
      { label: "Work permits, Ireland", to: "/work-permit-check-ireland" },
      { label: "Immigration guide", to: "/immigration-guide" },
      { label: "Country guides", to: "/country-guide" },
      { label: "Questions people ask", to: "/faq" },
    ],
  },
  {
    title: "Universities and employers",
    links: [
      { label: "University dashboard", to: "/university-dashboard" },
      { label: "For universities", to: "/universities" },
      { label: "Post a job", to: "/employers" },
      { label: "Book a meeting", to: "/book-a-meeting" },
      { label: "About Waymark", to: "/about-us" },
    ],
  },
];

const { skilledWorkerRules, payLinesChecked, goingRates, goingRatesChecked, graduateVisa } =
  rulesAsAt;
const dates = [
  { label: "Skilled Worker rules", words: `in force from ${skilledWorkerRules}` },
  { label: "UK pay lines", words: `checked ${payLinesChecked}` },
  { label: "UK going rates", words: `of ${goingRates}, checked ${goingRatesChecked}` },
  { label: "Graduate visa", words: `${graduateVisa.months} months from ${graduateVisa.from}` },
];

export const legalLinks: readonly NavLink[] = [
  { label: "Privacy", to: "/privacy-policy" },
  { label: "Cookies", to: "/cookies" },
  { label: "Accessibility", to: "/accessibility-statement" },
  { label: "Terms", to: "/terms-condition" },
  { label: "Contact", to: "/contact-us" },
];

/** The foot of Waymark's own site, with the dates of the rules it speaks of. */
export function SiteFooter() {
  const { isDemo } = useRootData();
  return <CachedMarkup as="footer" className="foot night" part={FooterParts} props={{ isDemo }} />;
}

function FooterParts({ isDemo }: { isDemo: boolean }) {
  return (
    <div className="wrap">
      <div className="foot__grid">
        <FootBrand />
        {footerColumns.map((column) => (
          <FootColumn key={column.title} {...column} />
        ))}
      </div>
      <dl className="asat">
        {dates.map(({ label, words }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="foot__legal">
        {legalLinks.map(({ label, to }) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </p>
      {isDemo ? <DemoNote /> : null}
    </div>
  );
}

function FootBrand() {
  return (
    <div className="foot__brand">
      <p className="brand brand--foot">
        <Plate />
        <span>Waymark</span>
      </p>
      <p>
        Career services for international students, their universities and the employers who hire
        them.
      </p>
      <p className="foot__note">
        Waymark gives information with its source and date. It is not immigration advice. For
        advice, see your university adviser or a registered person.
      </p>
    </div>
  );
}

function FootColumn({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <nav className="foot__col" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
