import { Check, CircleAlert, Info, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "./button.tsx";
import { Icon, type LucideIcon } from "./icon.tsx";
import "./toast.css";

export type ToastProps = {
  children: ReactNode;
  icon?: LucideIcon | undefined;
  /** One small thing to do about it, such as a form with "Undo". */
  action?: ReactNode;
  onDismiss?: (() => void) | undefined;
};

export function Toast({ children, icon = Check, action, onDismiss }: ToastProps) {
  return (
    <div className="toast">
      <Icon icon={icon} />
      <p>{children}</p>
      {action}
      {onDismiss ? <IconButton type="button" icon={X} label="Dismiss" onClick={onDismiss} /> : null}
    </div>
  );
}

export type FlashAreaProps = {
  message: string | null | undefined;
  tone?: "positive" | "negative" | "info" | undefined;
  /** The object the message came in. A new one shows and announces the same words again. */
  arrivedWith?: object | null | undefined;
};

const icons = { positive: Check, negative: CircleAlert, info: Info };

/**
 * The one place on a page where "Saved." appears. Always on the page, because a screen reader
 * only announces what changes inside a region it already knows. A message stays until dismissed:
 * people read at different speeds.
 */
export function FlashArea({ message, tone = "positive", arrivedWith }: FlashAreaProps) {
  const source = arrivedWith ?? message;
  const [seen, setSeen] = useState({ source, count: 0 });
  if (seen.source !== source) setSeen({ source, count: seen.count + 1 });

  return (
    <div className="flash" role="status">
      {message ? (
        <DismissableToast key={seen.count} icon={icons[tone]}>
          {message}
        </DismissableToast>
      ) : null}
    </div>
  );
}

function DismissableToast(toast: Omit<ToastProps, "onDismiss">) {
  const [isDismissed, setIsDismissed] = useState(false);
  return isDismissed ? null : <Toast {...toast} onDismiss={() => setIsDismissed(true)} />;
}
