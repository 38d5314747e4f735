import { MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import "./sign-in.css";

type CheckYourMailProps = {
  /** True of every address, known or not. */
  children: ReactNode;
  again: ReactNode;
};

/** Shown after a form that may have sent a mail; the words never say whether it did. */
export function CheckYourMail({ children, again }: CheckYourMailProps) {
  return (
    <div className="mailed" role="status">
      <Icon icon={MailCheck} />
      <div className="way">
        <h2>Check your email</h2>
        <p>{children}</p>
        <p className="small muted">
          Nothing after five minutes? Look in the spam folder, or for an earlier email. {again}
        </p>
      </div>
    </div>
  );
}
