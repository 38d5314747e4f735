import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import "./confirm.css";

type ConfirmProps = Pick<ButtonProps, "name" | "value"> & {
  /** What is asked for first: "Remove". */
  ask: ReactNode;
  /** What happens then. */
  children: ReactNode;
  /** The button that does it: "Remove Ada". */
  button: ReactNode;
};

/** A button that asks once more before its form is sent; opens and closes without script. */
export function Confirm({ ask, children, button, ...sent }: ConfirmProps) {
  return (
    <details className="confirm">
      <summary className="btn btn--quiet btn--s">{ask}</summary>
      <div className="confirm__b">
        <p className="small">{children}</p>
        <Button {...sent} variant="danger" size="s">
          {button}
        </Button>
      </div>
    </details>
  );
}
