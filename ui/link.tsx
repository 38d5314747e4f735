import type { ComponentType, Ref } from "react";
import { type LinkProps, Link as RouterLink } from "react-router";
import { isPlainPath } from "./plain-path.ts";

type OwnLinkProps = LinkProps & { ref?: Ref<HTMLAnchorElement> };

/**
 * A link within the product. In the browser it is React Router's; on the server the same element
 * without its dozen hooks, which were a sixth of what a page with many links cost.
 */
export const Link: ComponentType<OwnLinkProps> = import.meta.env.SSR ? ServerLink : RouterLink;

function ServerLink(props: OwnLinkProps) {
  if (typeof props.to !== "string" || !isPlainPath(props.to)) return <RouterLink {...props} />;
  const { to, discover = "render", ref: _ref, ...others } = props;
  const { prefetch, relative, reloadDocument, replace, mask, state, ...rest } = others;
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, ...attributes } = rest;
  return <a {...attributes} href={to} data-discover={discover === "render" ? "true" : undefined} />;
}
