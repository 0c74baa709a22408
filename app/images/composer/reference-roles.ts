import type { ReferenceRole } from "~/domain/image/image-request";

/** What a reference is for, as the composer names it. */
export const roleNames: Record<ReferenceRole, { label: string; about: string }> = {
  subject: { label: "Subject", about: "What is seen" },
  product: { label: "Product", about: "Shown as it is" },
  style: { label: "Style", about: "Its look" },
  composition: { label: "Composition", about: "Where things stand" },
  palette: { label: "Palette", about: "Its colours" },
};
