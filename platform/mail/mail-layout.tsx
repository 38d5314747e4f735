import type { ReactNode } from "react";
import { firstNameOf } from "#rules/names.ts";

type MailLayoutProps = {
  /** Whose mail it is; without a name there is no greeting. */
  name?: string;
  /** The first words a mailbox shows beside the subject. */
  preview: string;
  children: ReactNode;
  action?: { label: string; link: string };
  /** Why the reader has this mail, where it is not that somebody used their address. */
  reason?: ReactNode;
};

const ink = "#10203f";
const paper = "#fbf7ee";
const mark = "#ffc629";
const quiet = "#535d74";
const face = "'Atkinson Hyperlegible Next', Verdana, Arial, sans-serif";

const USED_ADDRESS =
  "You receive this email because somebody used this address on Waymark. If it was not you, you can ignore it.";

/**
 * The layout of every mail: greeting, text, at most one button, and why the reader gets it.
 * Inline styles, because mail programs drop the rest.
 */
export function MailLayout({
  name,
  preview,
  children,
  action,
  reason = USED_ADDRESS,
}: MailLayoutProps) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body style={{ margin: 0, backgroundColor: paper, color: ink, fontFamily: face }}>
        <div data-skip-in-text="true" style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preview}
        </div>
        <div style={{ maxWidth: 560, margin: "0 auto", padding: "32px 24px" }}>
          <p style={{ margin: "0 0 24px" }}>
            <span style={{ background: mark, color: ink, padding: "4px 10px", fontWeight: 700 }}>
              Waymark
            </span>
          </p>
          {name === undefined ? null : <MailText>Hello {firstNameOf(name)},</MailText>}
          {children}
          {action ? <Action {...action} /> : null}
          <p style={{ margin: "40px 0 0", fontSize: 14, lineHeight: "20px", color: quiet }}>
            {reason}
          </p>
        </div>
      </body>
    </html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <p style={{ margin: "0 0 16px", fontSize: 16, lineHeight: "24px" }}>{children}</p>;
}

/** A heading that leads on: one line of a list, with what is said about it beneath. */
export function MailItem({
  title,
  link,
  children,
}: {
  title: string;
  link: string;
  children: ReactNode;
}) {
  return (
    <MailText>
      <a href={link} style={{ color: ink, fontWeight: 700 }}>
        {title}
      </a>
      <br />
      {children}
    </MailText>
  );
}

/** The button, and the address in full for those who cannot or will not press it. */
function Action({ label, link }: { label: string; link: string }) {
  const button = { display: "inline-block", padding: "12px 20px", background: ink, color: paper };
  return (
    <>
      <p style={{ margin: "24px 0 16px" }} data-skip-in-text="true">
        <a href={link} style={{ ...button, fontSize: 16, fontWeight: 700, textDecoration: "none" }}>
          {label}
        </a>
      </p>
      <p style={{ margin: "0 0 16px", fontSize: 14, lineHeight: "20px", wordBreak: "break-all" }}>
        {label}:{" "}
        <a href={link} style={{ color: ink }}>
          {link}
        </a>
      </p>
    </>
  );
}
