import { BriefcaseBusiness, Building2, UserRoundPlus } from "lucide-react";
import { data, href, redirect } from "react-router";
import {
  accountPageMeta,
  cacheForGuests,
  canonicalOf,
} from "#app/compose/account/account-page-meta.ts";
import { siteContext } from "#app/contexts.ts";
import { AuthPage, Solo } from "#domain/accounts/sign-in/components/auth-page.tsx";
import { OtherWays } from "#domain/accounts/sign-in/components/other-ways.tsx";
import { UniversityChooser } from "#domain/accounts/sign-in/components/university-chooser.tsx";
import { listUniversityChoices } from "#domain/universities/university-choices.server.ts";
import { Link } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/route";

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const chosen = site.university ? String(site.university.id) : url.searchParams.get("university");
  if (chosen && /^\d+$/.test(chosen))
    throw redirect(href("/register/:university_id", { university_id: chosen }));

  const universities = await listUniversityChoices(new Date());
  return data(
    { universities, isUnchosen: chosen !== null, canonical: canonicalOf(url, site) },
    // Without names the database may be away: the next visitor looks again.
    universities.length > 0 ? cacheForGuests(url) : {},
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: "Create an account - Waymark" },
    {
      name: "description",
      content: "Create a Waymark account. Choose your university, then enter your email.",
    },
    ...accountPageMeta(loaderData?.canonical),
  ];
}

export default function ChooseUniversity({ loaderData }: Route.ComponentProps) {
  return (
    <AuthPage
      title="Create your account"
      lead="You join through your university. Choose it, then enter your email."
    >
      <Solo beside={<OtherWays ways={otherWays} />}>
        {loaderData.universities.length > 0 ? (
          <UniversityChooser
            universities={loaderData.universities}
            error={loaderData.isUnchosen ? "Choose your university from the list." : undefined}
          />
        ) : (
          <Notice tone="caution" title="The list of universities is not available right now">
            Try again in a few minutes, or register from your university’s own site.
          </Notice>
        )}
        <p className="small">
          Have an account? <Link to={href("/login")}>Sign in</Link>
        </p>
      </Solo>
    </AuthPage>
  );
}

const otherWays = [
  {
    icon: Building2,
    title: "Work at a university",
    words: <Link to={href("/university-user-registration")}>Ask for a staff account</Link>,
  },
  {
    icon: BriefcaseBusiness,
    title: "Hire graduates",
    words: <Link to={href("/employers")}>See what we do for employers</Link>,
  },
  {
    icon: UserRoundPlus,
    title: "University not listed",
    words:
      "Only people at universities that work with us can join. Jobs and guides are open to everyone.",
  },
];
