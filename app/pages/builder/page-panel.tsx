import { setAction, setLanguage } from "~/sections/edit/edit-page";
import { directionOf } from "~/sections/resolve-page";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { LinkField } from "./fields/link-field";
import { languageChoices } from "./language-choices";
import type { BuilderPanelProps } from "./page-editor";

const labelCharacters = 60;

/** What holds for the page as a whole: its language, and where its buttons lead. */
export default function PagePanel({ page, editor, isReadOnly }: BuilderPanelProps) {
  const { action, language } = page;
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0 gap-6">
      <section aria-labelledby="action-heading" className="grid gap-3">
        <div className="grid gap-0.5">
          <h3 id="action-heading" className="font-[550]">
            Button
          </h3>
          <p className="text-muted text-sm">
            Where the page wants people to go. Every button without an address of its own leads there.
          </p>
        </div>
        <LinkField
          label="Address"
          href={action.href}
          hint="Your shop, a form, a mail address. Without one no button is shown."
          onChange={(href) => editor.change("Address", (now) => setAction(now, { href }), "action/href")}
        />
        <TextField
          label="Words"
          value={action.label}
          limit={labelCharacters}
          placeholder="Buy now"
          onChange={({ target }) => {
            const label = target.value.slice(0, labelCharacters);
            editor.change("Words of the button", (now) => setAction(now, { label }), "action/label");
          }}
        />
      </section>
      <section aria-labelledby="language-heading" className="grid gap-3 border-line border-t pt-5">
        <h3 id="language-heading" className="font-[550]">
          Language
        </h3>
        <Select
          label="Words are in"
          hint={`Prices, dates and fixed words follow it${directionOf(language) === "rtl" ? "; the page reads from right to left" : ""}.`}
          choices={languageChoices(language)}
          value={language}
          onChange={(next) => editor.change("Language", (now) => setLanguage(now, next))}
        />
      </section>
    </fieldset>
  );
}
