import {
  Body,
  Button,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Text,
} from "@react-email/components";
import type { ReactNode } from "react";
import { firstNameOf } from "../visitor.ts";

type LetterProps = {
  name: string;
  /** The line a mail programme shows beside the subject. */
  preview: string;
  children: ReactNode;
  action?: { label: string; link: string };
  /** Why the person has this mail, and what to do if it is not for them. */
  reason: string;
};

/** The paper every account mail is written on: greeting, words, at most one button, the reason. */
export function Letter({ name, preview, children, action, reason }: LetterProps) {
  return (
    <Html lang="en-GB">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: "#f6f4ee",
          color: "#17211c",
          fontFamily: "Verdana, Arial, sans-serif",
        }}
      >
        <Container
          style={{
            backgroundColor: "#ffffff",
            margin: "24px auto",
            maxWidth: 560,
            padding: "24px 28px",
          }}
        >
          <Text style={{ fontSize: 18, fontWeight: 700, margin: 0 }}>Waymark</Text>
          <Text style={words}>Hello {firstNameOf(name)},</Text>
          {children}
          {action ? <Action {...action} /> : null}
          <Hr style={{ borderColor: "#d9d4c7", margin: "24px 0 12px" }} />
          <Text style={{ color: "#4b554f", fontSize: 13, lineHeight: "20px", margin: 0 }}>
            {reason}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The button, and the address in full for those whose mail programme shows no buttons. */
function Action({ label, link }: { label: string; link: string }) {
  return (
    <>
      <Button
        href={link}
        style={{
          backgroundColor: "#17211c",
          borderRadius: 6,
          color: "#ffffff",
          fontSize: 16,
          padding: "12px 20px",
        }}
      >
        {label}
      </Button>
      <Text style={{ ...words, fontSize: 13 }}>
        If the button does not work, copy this address into your browser:
        <br />
        <Link href={link} style={{ color: "#0b5a4a", wordBreak: "break-all" }}>
          {link}
        </Link>
      </Text>
    </>
  );
}

export const words = { fontSize: 16, lineHeight: "25px" } as const;
