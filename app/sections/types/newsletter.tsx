import { defineSection } from "~/sections/define-section";
import { headingLevels } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./newsletter.css?inline";

/** A form for an e-mail address. It is shown only where it can be sent, and only with what people consent to. */
export const newsletter = defineSection({
  type: "newsletter",
  version: 1,
  label: "Newsletter",
  about: "A form for an e-mail address",
  group: "close",
  variants: [
    { value: "split", label: "Beside the heading" },
    { value: "centred", label: "Centred" },
  ],
  slots: {
    heading: { kind: "text", label: "Heading", source: "written", most: 60, lines: "one" },
    body: { kind: "text", label: "Text", source: "written", most: 200, lines: "many" },
    action: { kind: "text", label: "Button", source: "written", most: 24, lines: "one" },
    consent: {
      kind: "text",
      label: "What they consent to",
      source: "written",
      most: 240,
      lines: "many",
      isRequired: true,
    },
    asks: { kind: "switch", label: "Consent is ticked", source: "fixed", initial: true },
  },
  islands: ["newsletter"],
  css,
  View: ({ section: { slots, anchor, ...section }, page }) => {
    const { formHref, isEditing, messages } = page;
    if (!formHref && !isEditing) return null;
    const field = `${anchor}-email`;
    const { title: Title } = headingLevels({ ...section, slots });
    const consent = <Words as="span" slot={slots.consent} page={page} />;
    return (
      <div className="inner">
        <div className="words">
          <Words as={Title} id={`${anchor}-title`} slot={slots.heading} page={page} />
          <Words as="p" slot={slots.body} page={page} />
        </div>
        <form
          {...(formHref && { action: formHref, method: "post", "data-newsletter": "" })}
          data-signed-up={messages.signedUp}
          data-failed={messages.signUpFailed}
        >
          <label htmlFor={field}>{messages.email}</label>
          <div className="line">
            <input id={field} type="email" name="email" autoComplete="email" required maxLength={254} />
            <button className="button" type={isEditing ? "button" : "submit"}>
              {slots.action?.text ? <Words as="span" slot={slots.action} page={page} /> : messages.subscribe}
            </button>
          </div>
          <p className="trap" aria-hidden="true">
            <label>
              {messages.leaveEmpty}
              <input type="text" name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          {slots.asks?.value === false ? (
            <p className="consent">{consent}</p>
          ) : (
            <label className="consent">
              <input type="checkbox" name="consent" value="yes" required />
              {consent}
            </label>
          )}
          <p className="said" role="status" data-said="" />
        </form>
      </div>
    );
  },
});
