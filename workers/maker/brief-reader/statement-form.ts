import type { BriefPart } from "~/domain/video/brief-reading";
import type { LanguageRow } from "./language-row";
import { bounded, startOf } from "./pattern";

/** What kind of sentence a statement is, with the halves of a contrast and of a before and after. */
export function formOf(said: string, row: LanguageRow): Pick<BriefPart, "form" | "halves"> {
  const halves = row.beforeAfter === "" ? null : new RegExp(`^(?:${row.beforeAfter})$`, "iu").exec(said);
  const [one, other] = (halves ?? []).slice(1).filter(Boolean);
  if (one && other) return { form: "before-after", halves: [one.trim(), other.trim()] };
  const but =
    row.contrast === ""
      ? null
      : new RegExp(`\\s*[,;،、，]?\\s*${bounded(row, row.contrast)}[\\s,]*`, "iu").exec(said);
  if (but && but.index > 0) {
    const [before, behind] = [said.slice(0, but.index), said.slice(but.index + but[0].length)];
    const belief =
      row.belief === "" ? null : new RegExp(`^.{0,40}?${bounded(row, row.belief)}[\\s,]*`, "iu").exec(before);
    const first = belief ? before.slice(belief[0].length) : before;
    if (first.trim() && behind.trim()) return { form: "contrast", halves: [first.trim(), behind.trim()] };
  }
  if (startOf(row, row.step).test(said)) return { form: "step" };
  if (startOf(row, row.told).test(said)) return { form: "told" };
  return { form: "plain" };
}
