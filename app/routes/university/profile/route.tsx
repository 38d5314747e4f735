import { data } from "react-router";
import { answerChangePassword } from "#app/compose/account/change-password.server.ts";
import { answerProfile, loadProfile } from "#app/compose/account/profile.server.ts";
import { OfficeTabs, officeTabNames } from "#app/shell/office-tabs.tsx";
import { ProfilePage } from "#domain/accounts/people/components/profile-page.tsx";
import { ChangePasswordPage } from "#domain/accounts/sign-in/components/change-password-page.tsx";
import { TeamPart } from "#domain/accounts/team/components/team-part.tsx";
import type { FormState } from "#domain/forms/form-state.ts";
import { BrandingPart } from "#domain/universities/components/office/branding-part.tsx";
import { CampusesPart } from "#domain/universities/components/office/campuses-part.tsx";
import { DomainsPart } from "#domain/universities/components/office/domains-part.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/route";
import { answerOffice } from "./answer-office.server.ts";
import { officeTabs } from "./office-tabs.ts";
import { loadOffice } from "./page.server.ts";
import "#app/shell/desk.css";

const PAGE = "/university-user-profile";

const tabOf = (type: string | undefined) => officeTabs.find((tab) => tab === type);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const tab = tabOf(params.type);
  if (tab) {
    const office = await loadOffice({ request, context }, tab);
    return { screen: "office" as const, office, page: null };
  }
  if (params.type !== undefined && params.type !== "password" && params.type !== "profile") {
    throw data("We could not find that page.", { status: 404 });
  }
  const screen = params.type === "password" ? ("password" as const) : ("profile" as const);
  return { screen, office: null, page: await loadProfile({ request, context }) };
}

export function action({ request, params, context }: Route.ActionArgs) {
  const tab = tabOf(params.type);
  if (tab) return answerOffice({ request, context }, tab);
  const answer = params.type === "password" ? answerChangePassword : answerProfile;
  return answer({ request, context });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.office ? officeTabNames[loaderData.office.tab] : "Your profile";
  return [{ title: `${title} - Waymark` }];
}

export default function UniversityProfile({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.office) return <OfficeScreen {...loaderData.office} state={actionData} />;
  if (loaderData.screen === "password")
    return <ChangePasswordPage state={actionData} profileHref={PAGE} />;
  return (
    <>
      <div className="wrap">
        <OfficeTabs current="profile" />
      </div>
      <ProfilePage {...loaderData.page} state={actionData} passwordHref={`${PAGE}/password`} />
    </>
  );
}

type PartProps = Awaited<ReturnType<typeof loadOffice>> & { state: FormState | undefined };

function OfficeScreen(props: PartProps) {
  const { tab, canChange } = props;
  return (
    <main id="main" className="wrap desk">
      <PageHead
        title={officeTabNames[tab]}
        lead={
          canChange
            ? leads[tab]
            : `${leads[tab]} Only owners in your careers service can change it.`
        }
      />
      <OfficeTabs current={tab} />
      <Part {...props} />
    </main>
  );
}

const leads = {
  team: "Who works in your careers service, and what each may do.",
  branding: "How your site looks and what it says before sign-in.",
  campuses: "Where your students are.",
  domains: "Which email domains can register, and the web address of your site.",
};

function Part(props: PartProps) {
  if (props.tab === "team") return <TeamPart {...props} />;
  if (props.tab === "branding") return <BrandingPart {...props} />;
  return props.tab === "campuses" ? <CampusesPart {...props} /> : <DomainsPart {...props} />;
}
