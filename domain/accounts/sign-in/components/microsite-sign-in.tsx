import { Briefcase, GraduationCap, MessagesSquare, Route } from "lucide-react";
import type { ReactNode } from "react";
import { usualHero } from "#domain/universities/usual-hero.ts";
import { Icon } from "#ui/icon.tsx";
import { UniversitySignInLinks } from "./university-sign-in-links.tsx";
import "./microsite-sign-in.css";
import "./sign-in.css";

type MicrositeSignInProps = {
  university: {
    id: number;
    shortName: string;
    heroTitle: string | null;
    heroWords: string | null;
  };
  map: ReactNode;
  /** The form to sign in with. */
  children: ReactNode;
};

const reasons = [
  {
    icon: Route,
    title: "Your dates",
    words: "Your dates and the next step, counted in your own time zone.",
  },
  {
    icon: Briefcase,
    title: "Jobs that can sponsor you",
    words: "Each UK job is checked, with the rule behind each check.",
  },
  {
    icon: MessagesSquare,
    title: "People to talk to",
    words: "Meet an adviser from anywhere, and see both local times.",
  },
  {
    icon: GraduationCap,
    title: "After you finish",
    words: "Graduates join as alumni, with an email of their own.",
  },
] as const;

/** A university's front door: what is behind it, and the card to sign in. */
export function MicrositeSignIn({ university, map, children }: MicrositeSignInProps) {
  return (
    <main id="main" className="wrap">
      <div className="ms">
        <div className="ms__say">
          <h1>{university.heroTitle ?? usualHero.title}</h1>
          <p className="lead">{university.heroWords ?? usualHero.words(university.shortName)}</p>
          <div className="ms__map">{map}</div>
          <ul className="ms__list">
            {reasons.map(({ icon, title, words }) => (
              <li key={title}>
                <Icon icon={icon} />
                <p>
                  <b>{title}</b>
                  {words}
                </p>
              </li>
            ))}
          </ul>
        </div>
        <section className="signin">
          <h2>Sign in to continue</h2>
          {children}
          <UniversitySignInLinks university={university} isRuled />
        </section>
      </div>
    </main>
  );
}
