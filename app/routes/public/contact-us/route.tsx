import { answerMessage, loadMessagePage } from "#app/compose/messages/message-page.server.ts";
import { MessageScreen } from "#app/compose/messages/message-screen.tsx";
import { siteMeta } from "#app/compose/site/site-meta.ts";
import type { Route } from "./+types/route";

export function loader(args: Route.LoaderArgs) {
  return loadMessagePage("contact", args);
}

export function action(args: Route.ActionArgs) {
  return answerMessage("contact", args);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return siteMeta(loaderData?.page, matches, "/contact-us");
}

export default function ContactUsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <MessageScreen kind="contact" {...loaderData} here="/contact-us" state={actionData} />;
}
