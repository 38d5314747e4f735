import { readBody } from "#app/request-body.server.ts";
import {
  answerScim,
  type ScimAnswer,
} from "#domain/accounts/single-sign-on/directory/answer-scim.server.ts";
import { ourAddresses } from "#domain/accounts/single-sign-on/provider/addresses.server.ts";
import { rowNumber } from "#rules/row-number.ts";
import { factsOf, type RequestArgs } from "./account-request.server.ts";

const JSON_TYPES = ["application/scim+json", "application/json"];

type Params = { university_id: string; resource: string; id?: string };

/** One request of a university's directory, over HTTP. */
export async function scimOver(
  { request, context }: RequestArgs,
  params: Params,
): Promise<Response> {
  const universityId = rowNumber(params.university_id);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const answer = await answerScim(
    {
      universityId,
      base: ourAddresses(universityId).directory,
      method: isRead ? "GET" : request.method,
      resource: params.resource,
      id: params.id ?? null,
      query: new URL(request.url).searchParams,
      token: /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "",
      clientAddress: factsOf({ request, context }).clientAddress,
      body: isRead ? undefined : await readBody(request, JSON_TYPES),
    },
    new Date(),
  );
  return responseOf(answer);
}

function responseOf({ status, body, headers = {} }: ScimAnswer): Response {
  const type = { "content-type": "application/scim+json; charset=utf-8" };
  return new Response(body && JSON.stringify(body), {
    status,
    headers: body ? { ...headers, ...type } : headers,
  });
}
