import { createContext } from "react-router";
import type { SignedInMember } from "#domain/accounts/visitor.ts";
import { type Guest, guest } from "#rules/access/visitor.ts";
import type { Site } from "./site.server.ts";

/** Who is asking. Set by the root guard before any loader or action runs. */
export const visitorContext = createContext<Guest | SignedInMember>(guest);

/** The session the request came with; null for a guest. What is made for one session is bound to it. */
export const sessionIdContext = createContext<string | null>(null);

/** The page answers a form sent without script: what was typed stands on it, and nowhere else. */
export const formAnswerContext = createContext<boolean>(false);

/** Which site was asked: the main one or a university's, in which country's style. */
export const siteContext = createContext<Site>();
