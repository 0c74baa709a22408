import type { Room } from "./check-imports";

/** The table as README shows it, in place of the one that stands there; `groups` are named instead of listed. */
export function printRooms(
  readme: string,
  rooms: readonly Room[],
  groups: Readonly<Record<string, readonly string[]>>,
): string {
  const head = "| folder | what | may import |\n|---|---|---|\n";
  const start = readme.indexOf(head) + head.length;
  if (start < head.length) throw new Error(`README.md has no table that begins with ${head.split("\n")[0]}`);
  const end = readme.indexOf("\n\n", start) + 1;
  const rows = rooms.map(({ folder, holds, mayImport, packages = [] }) => {
    const may = [...shorten(mayImport, groups), ...packages].join(", ") || "nothing";
    return `| \`${folder}\` | ${holds} | ${may} |\n`;
  });
  return readme.slice(0, start) + rows.join("") + readme.slice(end);
}

function shorten(folders: readonly string[], groups: Readonly<Record<string, readonly string[]>>): string[] {
  let left = folders;
  const named: string[] = [];
  for (const [name, group] of Object.entries(groups)) {
    if (!group.every((folder) => left.includes(folder))) continue;
    left = left.filter((folder) => !group.includes(folder));
    named.push(name);
  }
  return [...named, ...left.map((folder) => folder.replace(/^(app|workers\/firebase)\//, ""))];
}
