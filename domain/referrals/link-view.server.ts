import { type QrCode, qrCode } from "#domain/accounts/two-factor/qr-code.server.ts";
import { linkTo } from "#platform/links.server.ts";
import type { ReferralLink } from "./links.server.ts";
import { referralPaths } from "./referral-paths.ts";

export type LinkView = {
  id: number;
  title: string;
  isOwn: boolean;
  address: string;
  qr: QrCode;
  isOpen: boolean;
  joined: number;
  active: number;
};

/** A link as its owner shares it: on their university's own site, where they have one. */
export function linkView(link: ReferralLink, slug: string | null): LinkView {
  const { id, campaign, joined, active } = link;
  const address = addressOf(link.code, slug);
  return {
    ...{ id, joined, active, address },
    title: campaign ?? "Your own link",
    isOwn: campaign === null,
    qr: qrCode(address),
    isOpen: link.endedAt === null,
  };
}

export function addressOf(code: string, slug: string | null): string {
  return linkTo(referralPaths.landing(code), slug);
}
