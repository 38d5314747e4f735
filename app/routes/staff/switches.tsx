import { Form } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { isMaintenanceOn, switchMaintenance } from "#app/maintenance.server.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageHead } from "#ui/page-head.tsx";
import type { Route } from "./+types/switches";
import "#app/shell/desk.css";

export async function loader() {
  return { isOn: await isMaintenanceOn() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const to = (await request.formData()).get("maintenance") === "on" ? "on" : "off";
  await switchMaintenance(context, to);
  return redirectWithFlash("/staff/switches", `Maintenance is ${to}.`);
}

export function meta() {
  return [{ title: "Switches - Waymark desk" }];
}

export default function SwitchesPage({ loaderData: { isOn } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap desk">
      <PageHead title="Switches" lead="What holds for everybody at once." />
      <section className="desk__section" aria-labelledby="maintenance">
        <h2 id="maintenance">Maintenance</h2>
        {isOn ? (
          <Notice tone="caution" title="On">
            Everybody but staff sees the maintenance page.
          </Notice>
        ) : (
          <p>
            Off. Switched on, everybody but staff sees the maintenance page within three seconds.
          </p>
        )}
        <Form method="post">
          <Button name="maintenance" value={isOn ? "off" : "on"} variant={isOn ? "ink" : "danger"}>
            {isOn ? "Switch maintenance off" : "Switch maintenance on"}
          </Button>
        </Form>
      </section>
    </main>
  );
}
