/** What the tests use of it: the package brings no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  class Grant {
    constructor(about: { clientId: string; accountId: string });
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  type Context = {
    oidc: {
      client?: { clientId: string };
      session?: { accountId?: string };
      provider: { Grant: typeof Grant };
    };
  };

  type Configuration = Record<string, unknown> & {
    interactions: { url: (ctx: Context, interaction: { uid: string }) => string };
    findAccount: (
      ctx: Context,
      id: string,
    ) => { accountId: string; claims: () => Promise<{ sub: string }> };
    loadExistingGrant: (ctx: Context) => Promise<Grant>;
  };

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>;
  }
}
