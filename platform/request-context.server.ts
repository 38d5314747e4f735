import { AsyncLocalStorage } from "node:async_hooks";
import { createContext } from "react-router";

/** What the server knows of a request before any page does. */
export type RequestFacts = {
  requestId: string;
  nonce: string;
  clientAddress: string;
  isSecure: boolean;
};

/** The key under which the server hands its facts to React Router's loaders and middleware. */
export const requestContext = createContext<RequestFacts>();

/**
 * Whether the server renders a page only to warm up its code before the first visitor comes
 * (`server/warm-up.ts`). No header can set it: only a call within this process.
 */
export const warmUpContext = createContext<boolean>(false);

export type RenderFacts = RequestFacts & { isWarmUp?: boolean };

const storage = new AsyncLocalStorage<{ requestId: string }>();

export function withRequestId<Value>(requestId: string, work: () => Value): Value {
  return storage.run({ requestId }, work);
}

/** The id of the request being answered; undefined in workers and at start. */
export function requestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/**
 * A page fetched because somebody may open it (`Sec-Purpose: prefetch`, `prefetch;prerender`, and
 * the older `Purpose`) is no visit of theirs.
 */
export function isPrefetch(purpose: unknown): boolean {
  return typeof purpose === "string" && purpose.includes("prefetch");
}

const renderSlots = new AsyncLocalStorage<{ release: () => void }>();

/** Runs a render that holds one of the server's few slots (`server/render-queue.ts`). */
export function withRenderSlot<Value>(release: () => void, render: () => Value): Value {
  return renderSlots.run({ release }, render);
}

/**
 * For whatever is about to wait for another thread or process: the page thread is free meanwhile, so
 * the next render may start. Without it a few slow drawings would make everybody else wait.
 */
export function releaseRenderSlot(): void {
  renderSlots.getStore()?.release();
}
