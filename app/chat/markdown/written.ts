const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Marked writes some texts as HTML would have them. */
export function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

/** What stands for a picture elsewhere, which is not loaded. */
export const pictureLabel = (text: string) => `Picture${text ? `: ${text}` : ""}`;
