import type { FigureParts } from "~/engine/format-figure";
import type { CountdownLayer } from "~/scene/composition";

/** Whole seconds left at a time of the composition: a second counts until it is over. */
export function secondsLeft(
  { remainingSeconds }: Pick<CountdownLayer, "remainingSeconds">,
  timeSeconds: number,
): number {
  return Math.max(0, Math.ceil(remainingSeconds - timeSeconds - 1e-6));
}

/**
 * Time written as "2d 03:14:07", by how a language writes days and digits. Units larger than `from` are counted in it; days that
 * are over are left out. A language that is not known is written as English.
 */
export function countdownFormat(
  language: string,
  from: CountdownLayer["from"],
): (seconds: number) => FigureParts {
  const two = numberFormat(language, { minimumIntegerDigits: 2, useGrouping: false });
  const days = numberFormat(language, { style: "unit", unit: "day", unitDisplay: "narrow" });
  return (seconds) => {
    const clock = [Math.floor(seconds / 60) % 60, seconds % 60];
    if (from === "minutes") clock[0] = Math.floor(seconds / 60);
    else clock.unshift(from === "days" ? Math.floor(seconds / 3600) % 24 : Math.floor(seconds / 3600));
    const parts: FigureParts["parts"] = clock.flatMap((value, index) => [
      ...(index > 0 ? [{ text: ":", isDigit: false, isNumber: true }] : []),
      ...[...two.format(value)].map((text) => ({ text, isDigit: true, isNumber: true })),
    ]);
    const count = from === "days" ? Math.floor(seconds / 86_400) : 0;
    if (count > 0) {
      // As one piece: its digits and its unit are ordered among each other as the language has it.
      parts.unshift({ text: days.format(count), isDigit: false, isNumber: false });
      parts.splice(1, 0, { text: " ", isDigit: false, isNumber: false });
    }
    return { text: parts.map(({ text }) => text).join(""), parts };
  };
}

function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    return new Intl.NumberFormat("en", options);
  }
}
