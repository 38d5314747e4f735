import { data, type RouterContextProvider } from "react-router";
import { redirectWithFlash } from "#app/flash.server.ts";
import { badForm, readFields } from "#app/forms.server.ts";
import { memberOf } from "#app/member.server.ts";
import { readFormData } from "#app/request-body.server.ts";
import { listTimeZones } from "#domain/forms/time-zones.ts";
import { datesSchema } from "#domain/jumpstart/dates.schema.ts";
import { type DatesInput, findDeparture, saveDates } from "#domain/jumpstart/departures.server.ts";
import { isoDay } from "#rules/days.ts";
import { countryName, dialCountries } from "#rules/phone/countries.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

export async function loadDates({ context }: Pick<RequestArgs, "context">) {
  const departure = await findDeparture(memberOf(context).id);
  if (!departure) throw data("We could not find your account.", { status: 404 });
  const { traveller, there } = departure;
  return {
    town: there.place,
    timeZones: listTimeZones(new Date()),
    countries: dialCountries.map(({ country }) => ({
      value: country,
      label: countryName(country),
    })),
    values: {
      fliesOn: traveller.fliesOn ?? "",
      fliesAt: departure.fliesAt ?? "",
      landsOn: departure.landsOn ?? "",
      courseStartsOn: traveller.courseStartsOn ?? "",
      homeCountry: traveller.home ?? "",
      timeZone: departure.timeZone ?? "",
      visa: traveller.visa,
    },
  };
}

export async function answerDates({ request, context }: RequestArgs) {
  const { id } = memberOf(context);
  const now = new Date();
  const known = (await findDeparture(id))?.movesOn ?? null;
  const schema = datesSchema({ today: isoDay(now), known });
  const form = readFields(await readFormData(request), schema);
  if (!form.ok) return badForm(form);
  await saveDates(id, form.value, now);
  return redirectWithFlash("/jumpstart-dashboard", savedMessage(form.value));
}

function savedMessage({ fliesOn, courseStartsOn }: DatesInput): string {
  if (fliesOn) return "Your plan now follows your dates.";
  return courseStartsOn
    ? "Your plan counts down to the start of your course until you add your flight date."
    : "Add the date of your flight or of the start of your course to start your plan.";
}
