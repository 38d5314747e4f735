import "#ui/button.css";
import "#ui/chart-frame.css";
import "#ui/check.css";
import "#ui/details.css";
import "#ui/field.css";
import "#ui/gates-full.css";
import "#ui/table.css";
import "#domain/visas/verdict/components/pay-bar.css";
import "#domain/visas/verdict/components/verdict.css";
import "#domain/visas/uk/components/pay-ground.css";

/** A verdict as the server wrote it; its script stays there, its looks come along. */
export function VerdictPart({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote and escaped it on the server (verdict-html.server.tsx).
  return <div className="job__wide" dangerouslySetInnerHTML={{ __html: html }} />;
}
