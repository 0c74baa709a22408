import { languages } from "~/domain/text/language";

const names = new Intl.DisplayNames("en", { type: "language" });

/** What a video may be in: how its prices and dates are written. */
export const languageChoices = languages.map((value) => ({ value, label: names.of(value) ?? value }));
