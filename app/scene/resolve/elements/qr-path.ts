import { qrModules } from "~/domain/qr/qr-code";

export interface QrPath {
  /** Path data in a view box of 100 × 100 without the quiet zone: a rectangle for each run of dark modules. */
  path: string;
  /** Modules along one side. */
  modules: number;
}

const known = new Map<string, QrPath>();
const MOST_KNOWN = 100;

/** The QR code of a text: at least 15 % of it may be covered or misread. */
export function qrPath(text: string): QrPath {
  const found = known.get(text);
  if (found) return found;
  const rows = qrModules(text);
  const size = rows.length;
  const place = (module: number) => Math.round((module * 100_000) / size) / 1000;
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const [left, right] = [place(x), place(end === -1 ? size : end)];
      return [`M${left} ${place(y)}H${right}V${place(y + 1)}H${left}Z`];
    }),
  );
  const made = { path: runs.join(""), modules: size };
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value as string);
  known.set(text, made);
  return made;
}
