import { readMail } from "#app/dev-only.server.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import { splitLinks } from "./split-links.ts";
import "#app/shell/desk.css";

export function loader({ params }: Route.LoaderArgs) {
  return readMail(params.mail_id);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.subject ?? "Mail"} - Waymark` },
    { name: "robots", content: "noindex" },
  ];
}

export default function MailPage({ loaderData: mail }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={mail.subject ?? "Being written"}
        lead={`To ${mail.recipient}`}
        crumbs={[{ label: "Mail kept here", to: "/dev/mail" }]}
      />
      {/* Links in the plain text stay clickable, so that journeys can be walked in the demo. */}
      <p className="dev-mail">{withLinks(mail.text ?? "")}</p>
    </main>
  );
}

function withLinks(text: string) {
  return splitLinks(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
