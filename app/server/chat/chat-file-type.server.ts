const signatures = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47]],
  ["image/gif", [0x47, 0x49, 0x46, 0x38]],
] as const;

const textTypes: Readonly<Record<string, string>> = {
  md: "text/markdown",
  csv: "text/csv",
  json: "application/json",
};

/** What a file is, by its own bytes: a picture that models take, or text in UTF-8; null for anything else. */
export function chatFileType(name: string, bytes: Uint8Array): string | null {
  for (const [type, start] of signatures) if (begins(bytes, start)) return type;
  if (begins(bytes, [0x52, 0x49, 0x46, 0x46]) && begins(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])) {
    return "image/webp";
  }
  if (bytes.length === 0 || bytes.includes(0)) return null;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  return textTypes[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "text/plain";
}

const begins = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
