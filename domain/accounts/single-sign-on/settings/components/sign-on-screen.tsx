import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import type { FormState } from "#domain/forms/form-state.ts";
import type { AttributeMapping, SignOnMode, SignOnProtocol } from "#rules/sign-on.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { Pager } from "#ui/pager.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { Section } from "#ui/section.tsx";
import { DataTable } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { CopyValues } from "./copy-values.tsx";
import { Directory, type DirectoryProps } from "./directory.tsx";
import { LinkAgain } from "./link-again.tsx";
import { OurKey, type OurKeyProps } from "./our-key.tsx";
import { OidcForm, SamlForm } from "./provider-forms.tsx";
import "./sign-on.css";

type SignOnScreenProps = {
  university: { id: number; name: string };
  protocol: SignOnProtocol;
  saved: {
    protocol: SignOnProtocol;
    isOn: boolean;
    mode: SignOnMode;
    facts: { term: string; detail: string }[];
    metadataProblem: string | null;
  } | null;
  oidc: { issuer: string; clientId: string } | null;
  saml: { metadataUrl: string } | null;
  mapping: AttributeMapping;
  ours: Record<"redirectUri" | "signedOutUri" | "entityId" | "acs" | "logout", string>;
  /** Our key for a SAML provider. */
  keys: OurKeyProps["keys"] | null;
  directory: DirectoryProps["directory"];
  failures: { rows: FailureLine[]; page: number; pageCount: number };
  domains: string[];
  state: FormState | undefined;
  /** The other settings. */
  tabs: ReactNode;
};

type FailureLine = Record<"reference" | "when" | "sentence", string> &
  Record<"advice" | "detail", string | null>;

/** Where a university connects its own sign-in, tries it and switches it on. */
export function SignOnScreen(props: SignOnScreenProps) {
  const { university, saved, protocol, domains, state } = props;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title="Sign-in through your university"
        lead={`People at ${university.name} can sign in with the account your university gave them. Your IT team needs what is on this page. It takes about half an hour.`}
      />
      {props.tabs}
      <ErrorSummary errors={state?.errors} />
      <Status {...props} />
      <Section title="1. Choose the protocol">
        <Tabs
          label="Protocol"
          tabs={[
            {
              label: "OpenID Connect",
              to: "/university/sign-on?with=oidc",
              isCurrent: protocol === "oidc",
            },
            {
              label: "SAML 2.0",
              to: "/university/sign-on?with=saml",
              isCurrent: protocol === "saml",
            },
          ]}
        />
        <p>
          If your provider speaks both, choose OpenID Connect. Universities in a federation such as
          UKAMF usually have SAML.
        </p>
      </Section>
      <Section title="2. Enter these at your provider">
        <OurValues {...props} />
        {props.keys ? <OurKey keys={props.keys} /> : null}
      </Section>
      <Section title="3. Enter your provider here">
        {protocol === "oidc" ? (
          <OidcForm saved={props.oidc} mapping={props.mapping} state={state} />
        ) : (
          <SamlForm saved={props.saml} mapping={props.mapping} state={state} />
        )}
      </Section>
      {saved ? <TryAndSwitch {...props} saved={saved} /> : null}
      <Section title="Who can sign in">
        <p>
          People can sign in when their address is on one of your domains (
          {domains.length > 0 ? domains.join(", ") : "none yet"}) or on your list of students who
          may register. Their account is made at their first sign-in. Careers staff keep signing in
          with email and password, so that nobody is locked out of this page.
        </p>
        {saved ? <LinkAgain /> : null}
      </Section>
      <Failures {...props} />
      <Directory directory={props.directory} />
    </main>
  );
}

function Status({ saved }: SignOnScreenProps) {
  if (!saved) return <Notice title="Not set up yet">Nobody signs in this way so far.</Notice>;
  const words = saved.mode === "only" ? "instead of a password" : "as well as passwords";
  return (
    <>
      {saved.isOn ? (
        <Notice tone="positive" title={`On, ${words}`} />
      ) : (
        <Notice title="Off">Your settings are saved. Try them, then switch it on.</Notice>
      )}
      {saved.metadataProblem ? (
        <Notice tone="caution" title="Last night’s metadata was not used">
          {saved.metadataProblem}
        </Notice>
      ) : null}
      <DescriptionList className="signon__values" items={saved.facts} />
    </>
  );
}

function OurValues({ protocol, ours }: SignOnScreenProps) {
  const values =
    protocol === "oidc"
      ? [
          { label: "Redirect address", value: ours.redirectUri },
          {
            label: "Address after signing out",
            value: ours.signedOutUri,
            hint: "Providers call it post-logout redirect URI.",
          },
        ]
      : [
          {
            label: "Our metadata",
            value: ours.entityId,
            hint: "Holds everything below. It is also our entity ID (audience).",
          },
          {
            label: "Address for answers (ACS)",
            value: ours.acs,
            hint: "By HTTP-POST. Sign the response or the assertion with SHA-256. You may encrypt the assertion.",
          },
          {
            label: "Address for signing out",
            value: ours.logout,
            hint: "By HTTP-Redirect or HTTP-POST.",
          },
        ];
  return (
    <>
      <CopyValues values={values} />
      {protocol === "oidc" ? (
        <p className="small muted">
          Type: web application, authorization code with PKCE. Scopes: openid email profile.
        </p>
      ) : null}
    </>
  );
}

function TryAndSwitch({
  university,
  saved,
  state,
}: SignOnScreenProps & { saved: NonNullable<SignOnScreenProps["saved"]> }) {
  return (
    <>
      <Section title="4. Try it">
        <p>
          Sign in at your provider with any account of yours. You see what it sends and how we would
          use it. Nobody is signed in, and no account is made.
        </p>
        <div className="btns">
          <ButtonLink
            variant="ink"
            icon={FlaskConical}
            reloadDocument
            to={`/sso/${university.id}/start?try=1`}
          >
            Try it
          </ButtonLink>
        </div>
      </Section>
      <Section title="5. Switch it on">
        <Form method="post" className="desk__form">
          <RadioGroup
            legend="Sign-in through your university"
            name="isOn"
            defaultValue={state?.values.isOn ?? (saved.isOn ? "on" : "off")}
            options={[
              { value: "on", label: "On" },
              { value: "off", label: "Off" },
            ]}
          />
          <RadioGroup
            legend="Passwords"
            name="mode"
            defaultValue={state?.values.mode ?? saved.mode}
            options={[
              { value: "beside", label: "Still work as well" },
              {
                value: "only",
                label: "No longer work for students with an address on your domains",
                hint: "Registration, password resets and emailed links lead to your provider. Graduates, people on other domains and careers staff keep their password.",
              },
            ]}
          />
          <div className="btns">
            <Button name="intent" value="switch">
              Save
            </Button>
          </div>
        </Form>
      </Section>
    </>
  );
}

function Failures({ failures }: SignOnScreenProps) {
  return (
    <Section title="Recent failed sign-ins">
      {failures.rows.length === 0 ? (
        <p>Nothing failed in the last 30 days.</p>
      ) : (
        <DataTable
          caption="Sign-ins that failed in the last 30 days"
          isCaptionHidden
          isStacked
          rows={failures.rows}
          rowKey={({ reference }) => reference}
          columns={[
            {
              key: "code",
              heading: "Code",
              isRowHeading: true,
              cell: ({ reference }) => reference,
            },
            { key: "when", heading: "When", cell: ({ when }) => when },
            { key: "why", heading: "Message they saw", cell: ({ sentence }) => sentence },
            {
              key: "do",
              heading: "What you can do",
              cell: ({ advice, detail }) => advice ?? detail ?? "",
            },
          ]}
          note="Without names. Kept for 30 days."
        />
      )}
      <Pager
        label="Failures"
        page={failures.page}
        pageCount={failures.pageCount}
        linkTo={(to) => `/university/sign-on?page=${to}`}
      />
    </Section>
  );
}
