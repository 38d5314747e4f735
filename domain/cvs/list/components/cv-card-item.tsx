import { Copy, Download, Link2, MessageSquare, Send, Trash2 } from "lucide-react";
import { Form } from "react-router";
import { dateFormat } from "#rules/formats/dates.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { CvCard } from "../../document/cv.ts";
import { cvPaths } from "../../document/cv-paths.ts";
import { templateTexts } from "../../print/templates.ts";

export function CvCardItem({ card, timeZone }: { card: CvCard; timeZone: string }) {
  const { id, kind, title, look, revision, updatedAt } = card;
  const to = kind === "cv" ? cvPaths.studio(id) : cvPaths.letter(id);
  const saved = dateFormat("dayMonthTime", timeZone).format(updatedAt);
  return (
    <li className="sheet">
      <Link className="mycv__p" to={to} tabIndex={-1} aria-hidden="true">
        <img
          className="pages__p"
          src={cvPaths.page(id, 1, { r: revision })}
          width={look.paper === "a4" ? 210 : 216}
          height={look.paper === "a4" ? 297 : 279}
          alt=""
          loading="lazy"
        />
      </Link>
      <div className="mycv__b">
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p className="small muted">
          {kind === "letter" ? "Letter" : templateTexts[look.template].name},{" "}
          {look.paper === "a4" ? "A4" : "Letter paper"}. Saved {saved}
          {card.forJob ? `. For ${card.forJob.title}, ${card.forJob.employer}` : ""}
        </p>
        <Beside {...card} />
      </div>
      <div className="mycv__do">
        <ButtonLink variant="second" size="s" to={to}>
          Edit<span className="vh"> {title}</span>
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          size="s"
          icon={Download}
          to={cvPaths.file(id, "pdf")}
          reloadDocument
        >
          PDF<span className="vh"> of {title}</span>
        </ButtonLink>
        <Form method="post">
          <input type="hidden" name="cv" value={id} />
          <Button variant="quiet" size="s" icon={Copy} name="intent" value="copy">
            Copy<span className="vh"> {title}</span>
          </Button>
          <Button variant="quiet" size="s" icon={Trash2} name="intent" value="bin">
            Bin<span className="vh"> {title}, kept 30 days</span>
          </Button>
        </Form>
      </div>
    </li>
  );
}

/** What happened around it, where something did. */
function Beside({ id, kind, openComments, liveShares, sendings, isInReview }: CvCard) {
  const lines = [
    openComments > 0
      ? {
          icon: MessageSquare,
          words: counted(openComments, "open comment"),
          to: cvPaths.studio(id),
        }
      : isInReview
        ? { icon: MessageSquare, words: "With your careers service", to: cvPaths.share(id) }
        : null,
    sendings > 0
      ? { icon: Send, words: `Sent ${counted(sendings, "time")}`, to: cvPaths.share(id) }
      : null,
    liveShares > 0
      ? { icon: Link2, words: counted(liveShares, "open link"), to: cvPaths.share(id) }
      : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <ul className="ticks">
      {lines.map(({ icon, words, to }) => (
        <li key={words}>
          <Icon icon={icon} />
          <Link to={kind === "letter" && openComments > 0 ? cvPaths.letter(id) : to}>{words}</Link>
        </li>
      ))}
    </ul>
  );
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
