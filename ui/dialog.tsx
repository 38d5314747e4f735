import { X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button, type ButtonProps, IconButton } from "./button.tsx";
import "./dialog.css";

export type DialogProps = {
  /** The DialogButton that opens it names the same id. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** The buttons: the deed first, then the way out. Usually a form and a CloseDialogButton. */
  actions?: ReactNode;
};

/** A native dialog: the browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Dialog({ id, title, children, actions }: DialogProps) {
  return (
    <dialog className="dialog" id={id} aria-labelledby={`${id}-title`} closedby="any">
      <div className="dialog__b">
        <h2 id={`${id}-title`}>{title}</h2>
        {typeof children === "string" ? <p>{children}</p> : children}
        {actions ? <div className="btns">{actions}</div> : null}
      </div>
      {/* Last in the order, so that opening lands on the first thing that matters. */}
      <IconButton
        className="dialog__x"
        type="button"
        icon={X}
        label="Close"
        {...command("close", id)}
      />
    </dialog>
  );
}

export type DialogButtonProps = Omit<ButtonProps, "type"> & { dialog: string };

export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  return (
    <Button {...button} type="button" aria-haspopup="dialog" {...command("show-modal", dialog)} />
  );
}

export function CloseDialogButton({ dialog, variant = "second", ...button }: DialogButtonProps) {
  return <Button {...button} variant={variant} type="button" {...command("close", dialog)} />;
}

/** Newer browsers obey the attributes even without script; the click does the same in older ones. */
function command(name: "show-modal" | "close", id: string) {
  return {
    commandfor: id,
    command: name,
    onClick(event: MouseEvent) {
      const dialog = event.currentTarget.ownerDocument.getElementById(id);
      if (!(dialog instanceof HTMLDialogElement)) return;
      event.preventDefault();
      if (name === "close") dialog.close();
      else if (!dialog.open) dialog.showModal();
    },
  };
}
