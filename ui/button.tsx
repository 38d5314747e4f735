import type { ComponentProps } from "react";
import type { LinkProps } from "react-router";
import { Icon, type LucideIcon } from "./icon.tsx";
import { Link } from "./link.tsx";
import "./button.css";

type ButtonLook = {
  /** mark: the one thing to press. ink: the next step. second, quiet, link: fainter and fainter. */
  variant?: "mark" | "ink" | "second" | "quiet" | "danger" | "link" | undefined;
  size?: "s" | "m" | undefined;
  icon?: LucideIcon | undefined;
  iconEnd?: LucideIcon | undefined;
  isWide?: boolean | undefined;
};

export type ButtonProps = ComponentProps<"button"> & ButtonLook;

/** A native button: inside a form it submits unless told `type="button"`. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  isWide,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button {...button} className={classes({ variant, size, isWide }, className)}>
      {icon ? <Icon icon={icon} /> : null}
      {children}
      {iconEnd ? <Icon icon={iconEnd} isDirectional /> : null}
    </button>
  );
}

export type ButtonLinkProps = Omit<LinkProps, "className"> &
  ButtonLook & { className?: string | undefined };

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconEnd,
  isWide,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link {...link} className={classes({ variant, size, isWide }, className)}>
      {icon ? <Icon icon={icon} /> : null}
      {children}
      {iconEnd ? <Icon icon={iconEnd} isDirectional /> : null}
    </Link>
  );
}

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: LucideIcon;
  label: string;
  /** Given, the button is a switch, such as saved or not saved. */
  isPressed?: boolean | undefined;
};

export function IconButton({ icon, label, isPressed, className, ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      className={["icon-btn", className].filter(Boolean).join(" ")}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
    >
      <Icon icon={icon} />
    </button>
  );
}

function classes({ variant = "mark", size = "m", isWide }: ButtonLook, className?: string) {
  return ["btn", `btn--${variant}`, size === "s" && "btn--s", isWide && "btn--wide", className]
    .filter(Boolean)
    .join(" ");
}
