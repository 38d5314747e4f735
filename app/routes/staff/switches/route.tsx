import { Form } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { isMaintenanceOn, switchMaintenance } from "#app/maintenance.server.ts";
import { setOutsideAllowedBy } from "#app/outside.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { isOutsideAllowed } from "#platform/switches.server.ts";
import { Button } from "#ui/button.tsx";
import { Confirm } from "#ui/confirm.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { useHeadingWhenLost } from "#ui/use-heading-when-lost.ts";
import type { Route } from "./+types/route";
import "#app/shell/desk.css";

export async function loader() {
  return { isOn: await isMaintenanceOn(), isOutsideOn: await isOutsideAllowed() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFormData(request);
  if (fields.has("outside")) {
    const outside = fields.get("outside") === "on" ? "on" : "off";
    await setOutsideAllowedBy(context, outside);
    return redirectWithFlash("/staff/switches", `Fetching from the internet is ${outside}.`);
  }
  const to = fields.get("maintenance") === "on" ? "on" : "off";
  await switchMaintenance(context, to);
  return redirectWithFlash("/staff/switches", `Maintenance is ${to}.`);
}

export function meta() {
  return [{ title: "Switches - Waymark desk" }];
}

export default function SwitchesPage({ loaderData }: Route.ComponentProps) {
  const { isOn, isOutsideOn } = loaderData;
  const maintenance = useHeadingWhenLost<HTMLElement>(isOn);
  return (
    <main id="main" className="wrap desk">
      <PageHead title="Switches" lead="Settings that apply to the whole site." />
      <section className="desk__section" aria-labelledby="maintenance" ref={maintenance}>
        <h2 id="maintenance">Maintenance</h2>
        {isOn ? (
          <Notice tone="caution" title="On">
            Everybody but staff sees the maintenance page.
          </Notice>
        ) : (
          <p>Off. When on, everybody but staff sees the maintenance page within three seconds.</p>
        )}
        <Form method="post" preventScrollReset>
          {isOn ? (
            <Button name="maintenance" value="off" variant="ink">
              Switch maintenance off
            </Button>
          ) : (
            <Confirm
              ask="Switch maintenance on"
              button="Yes, close the site"
              name="maintenance"
              value="on"
            >
              Students, universities and employers cannot use the site until you switch it off.
            </Confirm>
          )}
        </Form>
      </section>
      <OutsideSwitch isOn={isOutsideOn} />
    </main>
  );
}

function OutsideSwitch({ isOn }: { isOn: boolean }) {
  return (
    <section className="desk__section" aria-labelledby="outside">
      <h2 id="outside">Fetching from the internet</h2>
      <p>
        {isOn
          ? "On. Job feeds and the sponsors’ register are fetched automatically."
          : "Off. When on, job feeds and the sponsors’ register are fetched automatically."}
      </p>
      <Form method="post" preventScrollReset>
        <Button name="outside" value={isOn ? "off" : "on"} variant="ink">
          {isOn ? "Stop fetching from the internet" : "Allow fetching from the internet"}
        </Button>
      </Form>
    </section>
  );
}
