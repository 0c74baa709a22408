import type { Column, SlotAddress } from "~/domain/rows/table";
import { languages } from "~/domain/text/language";
import { formats } from "~/domain/video/format";

const yesNo = ["yes", "no"];
let languageNames: string[] | null = null;

/** What a cell of a column may say, where it is one of a list. */
export function choicesOf(
  { type }: Column,
  addresses: readonly SlotAddress[] | undefined,
): readonly string[] | null {
  if (addresses?.some(({ to }) => to === "format")) return formats;
  if (type === "yes-no" || addresses?.some(({ to }) => to === "wanted")) return yesNo;
  if (type !== "language") return null;
  const names = new Intl.DisplayNames("en", { type: "language" });
  languageNames ??= languages.map((tag) => names.of(tag) ?? tag).sort();
  return languageNames;
}
