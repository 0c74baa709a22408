import type { Room } from "./check-imports";

/** The table as README shows it, in place of the one that stands there. */
export function printRooms(readme: string, rooms: readonly Room[]): string {
  const head = "| folder | what | may import |\n|---|---|---|\n";
  const start = readme.indexOf(head) + head.length;
  if (start < head.length) throw new Error(`README.md has no table that begins with ${head.split("\n")[0]}`);
  const end = readme.indexOf("\n\n", start) + 1;
  const rows = rooms.map(
    ({ folder, holds, mayImport, packages }) =>
      `| \`${folder}\` | ${holds} | ${[...mayImport.map(shortName), ...(packages ?? [])].join(", ") || "nothing"} |\n`,
  );
  return readme.slice(0, start) + rows.join("") + readme.slice(end);
}

function shortName(folder: string): string {
  return folder.replace(/^app\//, "");
}
