import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Tag } from "#ui/tag.tsx";

type Claim = { id: number; kind: "email" | "host"; domain: string; provedAt: Date | null };
type DomainClaimsProps = { claims: readonly Claim[]; customHost: string | null };

/** What a careers service asked for, for our staff to confirm. */
export function DomainClaims({ claims, customHost }: DomainClaimsProps) {
  return (
    <section className="desk__section" aria-labelledby="claims-heading">
      <h2 id="claims-heading">Domains asked for</h2>
      {customHost ? (
        <p>
          Its site is also at <b>{customHost}</b>.
        </p>
      ) : null}
      {claims.length === 0 ? <p>Nothing is waiting.</p> : null}
      {claims.map(({ id, kind, domain, provedAt }) => (
        <Form key={id} method="post" className="btns">
          <input type="hidden" name="claim" value={id} />
          <span>
            <b>{domain}</b>, {kind === "email" ? "for email addresses" : "as the site’s own host"}
          </span>
          <Tag tone={provedAt ? "positive" : "caution"}>
            {provedAt ? "Confirmed by DNS" : "Not confirmed"}
          </Tag>
          <Button name="intent" value="confirm-domain" variant="second" size="s">
            {kind === "email" ? "Confirm" : "Switch on"}
            <span className="vh"> {domain}</span>
          </Button>
        </Form>
      ))}
    </section>
  );
}
