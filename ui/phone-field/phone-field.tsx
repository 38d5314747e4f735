import { useRef } from "react";
import { phoneLimits } from "#rules/phone/limits.ts";
import { describedBy, FieldError, FieldHint, type FieldWords } from "../field-parts.tsx";
import { useEnhanced } from "../use-enhanced.ts";
import { CountryPicker } from "./country-picker.tsx";
import { CountrySelect } from "./country-select.tsx";
import { useCountry } from "./use-country.ts";
import { usePhoneText } from "./use-phone-text.ts";
import "../field.css";
import "./phone-field.css";

export type PhoneFieldProps = FieldWords & {
  /** The number's name; the country posts as `${name}Country` and the extension as `${name}Extension`. */
  name?: string | undefined;
  /** ISO code of the country to begin with, which the server guesses (rules/phone/default-country.ts). */
  defaultCountry: string;
  defaultValue?: string | undefined;
  defaultExtension?: string | undefined;
  hasExtension?: boolean | undefined;
  extensionError?: string | undefined;
  required?: boolean | undefined;
  /** For the countries' names. */
  language?: string | undefined;
};

/**
 * A telephone number with the country it belongs to. The server's HTML is a native select and a
 * text input; with script the select becomes a searchable list, the number is spaced out as it is
 * typed, and a number that cannot be right is said to be so on leaving the field.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, name = "phone", required, language = "en-GB", hasExtension } = props;
  const isEnhanced = useEnhanced();
  const row = useRef<HTMLDivElement>(null);
  const { country, select, choose } = useCountry({ first: props.defaultCountry, isEnhanced });
  const phone = usePhoneText({ country, choose, isEnhanced });
  const error = phone.fault ?? (phone.isTouched ? undefined : props.error);
  const described = [
    describedBy(name, { hint, error }),
    phone.loss ? `${name}-loss` : "",
    phone.progress && !error ? `${name}-progress` : "",
  ];

  return (
    <div className="field phone" data-invalid={error ? "" : undefined}>
      <div className="field__top">
        <label htmlFor={name}>{label}</label>
      </div>
      <FieldHint id={name}>{hint}</FieldHint>
      <div className="phone__r" ref={row}>
        <CountrySelect
          name={`${name}Country`}
          ref={select}
          defaultValue={props.defaultCountry}
          isHidden={isEnhanced}
          language={language}
          onChange={choose}
        />
        {isEnhanced ? (
          <CountryPicker
            id={`${name}Country`}
            country={country}
            language={language}
            anchor={row}
            onChoose={(next) => {
              phone.moveTo(next);
              phone.input.current?.focus();
            }}
            onType={phone.moveTo}
          />
        ) : null}
        <input
          ref={phone.input}
          id={name}
          className="input phone__n"
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={phoneLimits.maxInputLength}
          defaultValue={props.defaultValue}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(" ") || undefined}
          onFocus={phone.begin}
          onInput={phone.type}
          onBlur={phone.check}
        />
      </div>
      {phone.progress && !error ? (
        <p className="hint phone__p" id={`${name}-progress`}>
          {phone.progress}
        </p>
      ) : null}
      <div aria-live="polite">
        {phone.loss ? (
          <p className="hint phone__p" id={`${name}-loss`}>
            {phone.loss}
          </p>
        ) : null}
        <FieldError id={name}>{error}</FieldError>
      </div>
      {hasExtension ? (
        <Extension
          name={`${name}Extension`}
          value={props.defaultExtension}
          error={props.extensionError}
        />
      ) : null}
    </div>
  );
}

type ExtensionProps = { name: string; value: string | undefined; error: string | undefined };

function Extension({ name, value, error }: ExtensionProps) {
  return (
    <div className="phone__x">
      <label className="label" htmlFor={name}>
        Extension, if there is one
      </label>
      <input
        id={name}
        className="input"
        name={name}
        maxLength={phoneLimits.maxExtensionLength}
        autoComplete="tel-extension"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      <FieldError id={name}>{error}</FieldError>
    </div>
  );
}
