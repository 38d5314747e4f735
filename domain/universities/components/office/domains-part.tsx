import { errorIn, type FormState, valueIn } from "#domain/forms/form-state.ts";
import { Button } from "#ui/button.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { Section } from "#ui/section.tsx";
import { Tag } from "#ui/tag.tsx";
import "./office.css";

const PAGE = "/university-user-profile/domains";

type Claim = {
  id: number;
  kind: "email" | "host";
  domain: string;
  recordName: string;
  recordValue: string;
  isProved: boolean;
};

type DomainsPartProps = {
  emailDomains: readonly string[];
  customHost: string | null;
  claims: readonly Claim[];
  canChange: boolean;
  state: FormState | undefined;
};

/** Which addresses let people in, and where the microsite answers. */
export function DomainsPart(props: DomainsPartProps) {
  const { emailDomains, customHost, claims, canChange, state } = props;
  const of = (kind: Claim["kind"]) => claims.filter((claim) => claim.kind === kind);
  const stateOf = (kind: Claim["kind"]) => (state?.values.kind === kind ? state : undefined);
  return (
    <>
      <ErrorSummary errors={state?.errors} />
      <Section title="Email domains">
        <p>
          Anyone with an address on the domain, or on a subdomain, can register without approval.
          You confirm a domain with a record in its DNS, or our staff confirm it.
        </p>
        {emailDomains.length + of("email").length === 0 ? <p>None yet.</p> : null}
        <ul className="office__list">
          {emailDomains.map((domain) => (
            <Used key={domain} kind="email" domain={domain} canChange={canChange} />
          ))}
          {of("email").map((claim) => (
            <Waiting key={claim.id} {...claim} canChange={canChange} />
          ))}
        </ul>
        {canChange ? (
          <Ask kind="email" label="Another email domain" state={stateOf("email")} />
        ) : null}
      </Section>
      <Section title="Your own address for the microsite">
        <p>
          Students can reach your site at your own address, such as careers.northgate.ac.uk. Confirm
          that you own it; then our staff set up its certificate and switch it on.
        </p>
        <ul className="office__list">
          {customHost ? <Used kind="host" domain={customHost} canChange={canChange} /> : null}
          {of("host").map((claim) => (
            <Waiting key={claim.id} {...claim} canChange={canChange} />
          ))}
        </ul>
        {canChange && !customHost ? (
          <Ask kind="host" label="Host name" state={stateOf("host")} />
        ) : null}
      </Section>
    </>
  );
}

type UsedProps = { kind: Claim["kind"]; domain: string; canChange: boolean };

function Used({ kind, domain, canChange }: UsedProps) {
  return (
    <li>
      <p>
        <b>{domain}</b> <Tag tone="positive">In use</Tag>
      </p>
      {canChange ? <Remove kind={kind} domain={domain} /> : null}
    </li>
  );
}

function Remove({ kind, domain }: Omit<UsedProps, "canChange">) {
  return (
    <Form method="post" action={PAGE}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="domain" value={domain} />
      <Confirm
        name="intent"
        value="remove-domain"
        ask={
          <>
            Remove<span className="vh"> {domain}</span>
          </>
        }
        button={`Remove ${domain}`}
      >
        {kind === "email"
          ? "New people with an address on it then have to ask for access. Accounts stay."
          : "Your site stops working at this address. It still works at its Waymark address."}
      </Confirm>
    </Form>
  );
}

function Waiting({ canChange, ...claim }: Claim & { canChange: boolean }) {
  const { id, kind, domain, recordName, recordValue, isProved } = claim;
  return (
    <li>
      <div className="stack">
        <p>
          <b>{domain}</b>{" "}
          {isProved ? (
            <Tag tone="info">Confirmed; our staff will switch it on</Tag>
          ) : (
            <Tag tone="caution">Not confirmed yet</Tag>
          )}
        </p>
        {isProved ? null : (
          <p className="small office__record">
            Add a TXT record named <code>{recordName}</code> that says <code>{recordValue}</code>
          </p>
        )}
      </div>
      {canChange ? (
        <div className="office__row">
          {isProved ? null : (
            <Form method="post" action={PAGE}>
              <input type="hidden" name="claim" value={id} />
              <Button name="intent" value="prove-domain" variant="second" size="s">
                Check the record<span className="vh"> of {domain}</span>
              </Button>
            </Form>
          )}
          <Remove kind={kind} domain={domain} />
        </div>
      ) : null}
    </li>
  );
}

type AskProps = { kind: Claim["kind"]; label: string; state: FormState | undefined };

function Ask({ kind, label, state }: AskProps) {
  return (
    <Form method="post" action={PAGE} className="desk__form" noValidate>
      <input type="hidden" name="kind" value={kind} />
      <Field
        id={`domain-${kind}`}
        label={label}
        name="domain"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        defaultValue={valueIn(state, "domain")}
        error={errorIn(state, "domain")}
      />
      <Button name="intent" value="claim-domain" variant="second">
        {kind === "email" ? "Add domain" : "Ask for this name"}
      </Button>
    </Form>
  );
}
