import { Download } from "lucide-react";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Form } from "#ui/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { hubPaths } from "../catalogue/hub-paths.ts";
import { HubTabs } from "./hub-tabs.tsx";
import "./hub-screen.css";

export type CertificateView = {
  code: string;
  courseId: number;
  courseTitle: string;
  holder: string;
  issued: string;
  length: string;
  showsName: boolean;
  isWithdrawn: boolean;
};

/** The certificates somebody has, and what each tells strangers. */
export function CertificatesScreen({ certificates }: { certificates: readonly CertificateView[] }) {
  return (
    <main id="main" className="wrap hub">
      <PageHead
        title="Your certificates"
        lead="For each course with every lesson watched and every check passed. Anyone with the code can verify one; you choose whether they see your name."
      />
      <HubTabs current={hubPaths.certificates} />
      {certificates.length === 0 ? (
        <EmptyState
          title="No certificate yet"
          action={<ButtonLink to={hubPaths.front}>Choose a course</ButtonLink>}
        >
          Watch every lesson of a course and pass its checks.
        </EmptyState>
      ) : null}
      <ul className="certs">
        {certificates.map((certificate) => (
          <li className="sheet" key={certificate.code}>
            <h2>{certificate.courseTitle}</h2>
            <p className="small muted">
              Issued on {certificate.issued} to {certificate.holder}. {certificate.length}.
            </p>
            {certificate.isWithdrawn ? (
              <Withdrawn {...certificate} />
            ) : (
              <CertificateLinks certificate={certificate} />
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

function CertificateLinks({ certificate }: { certificate: CertificateView }) {
  const { code, showsName, courseTitle } = certificate;
  const about = <span className="vh"> of {courseTitle}</span>;
  return (
    <>
      <p>
        Code <Link to={hubPaths.verify(code)}>{code}</Link>.{" "}
        {showsName
          ? "Anyone who verifies it sees your name."
          : "Anyone who verifies it sees no name."}
      </p>
      <Form method="post" action={hubPaths.certificates} preventScrollReset className="btns">
        <input type="hidden" name="code" value={code} />
        <a className="btn btn--mark" href={hubPaths.certificatePdf(code)}>
          <Icon icon={Download} />
          Download PDF{about}
        </a>
        <Button name="intent" value={showsName ? "hide-name" : "show-name"} variant="second">
          {showsName ? "Hide my name" : "Show my name"}
          {about}
        </Button>
        <Button name="intent" value="withdraw" variant="quiet">
          Withdraw{about}
        </Button>
      </Form>
    </>
  );
}

function Withdrawn({ courseId, courseTitle }: CertificateView) {
  return (
    <>
      <p>You withdrew it: its code no longer works.</p>
      <Form method="post" action={hubPaths.certificates} preventScrollReset className="btns">
        <input type="hidden" name="course" value={courseId} />
        <Button name="intent" value="issue" variant="second">
          Issue a new one<span className="vh"> for {courseTitle}</span>
        </Button>
      </Form>
    </>
  );
}
