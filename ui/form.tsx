import type { ComponentType, Ref } from "react";
import { type FormProps, Form as RouterForm } from "react-router";
import { isPlainPath } from "./plain-path.ts";

type OwnFormProps = FormProps & { ref?: Ref<HTMLFormElement> };

/** A form of the product. In the browser it is React Router's; on the server the same element without its hooks. */
export const Form: ComponentType<OwnFormProps> = import.meta.env.SSR ? ServerForm : RouterForm;

function ServerForm(props: OwnFormProps) {
  if (typeof props.action !== "string" || !isPlainPath(props.action)) {
    return <RouterForm {...props} />;
  }
  const { method = "get", discover = "render", ref: _ref, ...others } = props;
  const { fetcherKey, navigate, reloadDocument, replace, state, relative, ...rest } = others;
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, ...attributes } = rest;
  return (
    <form
      method={method.toLowerCase() === "get" ? "get" : "post"}
      {...attributes}
      data-discover={discover === "render" ? "true" : undefined}
    />
  );
}
