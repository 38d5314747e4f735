import { describeDesk } from "#app/compose/staff/desk-overview.server.ts";
import { memberOf } from "#app/member.server.ts";
import { FindForm } from "#app/shell/find/find-form.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Section, SectionGrid } from "#ui/section.tsx";
import type { Route } from "./+types/route";
import { QueueLines } from "./queue-lines.tsx";
import { RegisterPart } from "./register-part.tsx";
import { TodayPart } from "./today-part.tsx";
import { WaitingSection } from "./waiting-section.tsx";
import "#app/shell/desk.css";
import "./overview.css";

export function loader({ context }: Route.LoaderArgs) {
  return describeDesk(memberOf(context), new Date());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.headline ?? "Overview"} - Waymark desk` }];
}

export default function DeskPage({ loaderData }: Route.ComponentProps) {
  const { headline, when, lines, quiet, waits, faults, register, today } = loaderData;
  return (
    <main id="main" className="wrap desk">
      <PageHead title={headline} lead={when} actions={<FindForm />} />
      {lines.length > 0 ? <QueueLines lines={lines} /> : null}
      {quiet.length > 0 ? (
        <p className="small muted">Nothing is waiting in: {quiet.join(", ")}.</p>
      ) : null}
      <Sections title="People are waiting for these" sections={waits} />
      <Sections title="Problems on our side" sections={faults} />
      <SectionGrid>
        <TodayPart today={today} />
        {register ? (
          <Section
            title={`Register of ${register.day}`}
            aside={<p className="small muted">Read {register.at}</p>}
          >
            <RegisterPart register={register} />
          </Section>
        ) : null}
      </SectionGrid>
    </main>
  );
}

type SectionsProps = { title: string; sections: Route.ComponentProps["loaderData"]["waits"] };

function Sections({ title, sections }: SectionsProps) {
  if (sections.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className="waits__group">{title}</p>
      <SectionGrid>
        {sections.map((section) => (
          <WaitingSection key={section.name} section={section} />
        ))}
      </SectionGrid>
    </section>
  );
}
