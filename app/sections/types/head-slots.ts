import type { TextDeclaration } from "~/sections/define-section";

/** The head of a section: a short line above, its heading, and what leads into it. */
export const headSlots = {
  eyebrow: { kind: "text", label: "Line above", source: "written", most: 32, lines: "one" },
  heading: { kind: "text", label: "Heading", source: "written", most: 60, lines: "one" },
  intro: { kind: "text", label: "Introduction", source: "written", most: 220, lines: "many" },
} as const satisfies Readonly<Record<string, TextDeclaration>>;
