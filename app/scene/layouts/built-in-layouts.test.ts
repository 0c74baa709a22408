import { expect, test } from "vitest";
import { formats } from "~/domain/video/format";
import { sceneRoles } from "~/domain/video/scene-role";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import { arrangementOf, type Layout, layoutSchema, showsPicture } from "~/scene/layouts/layout";
import { textSlots } from "~/scene/layouts/part";

test("are at least thirty, of different ids, and valid data", () => {
  expect(builtInLayouts.length).toBeGreaterThanOrEqual(30);
  expect(new Set(builtInLayouts.map(({ id }) => id)).size).toBe(builtInLayouts.length);
  for (const layout of builtInLayouts) {
    expect(layoutSchema.parse(JSON.parse(JSON.stringify(layout))), layout.id).toEqual(layout);
  }
});

test("know every text slot and place what their slots name, in each format", () => {
  for (const layout of builtInLayouts) {
    for (const slot of textSlots) expect(layout.slots[slot], `${layout.id} ${slot}`).toBeDefined();
    for (const format of formats) {
      const name = `${layout.id} ${format}`;
      const placed = contentsIn(layout, format);
      expect(placed, name).toEqual(expect.arrayContaining(Object.keys(layout.slots)));
    }
  }
});

test("have an arrangement of their own for 4:5, and name only parts they have", () => {
  for (const layout of builtInLayouts) {
    const ids = layout.parts.map(({ id }) => id);
    expect(new Set(ids).size, layout.id).toBe(ids.length);
    expect(Object.keys(layout.formats["4:5"].parts).length, layout.id).toBeGreaterThan(0);
    for (const { parts } of Object.values(layout.formats)) {
      for (const id of Object.keys(parts)) expect(ids, layout.id).toContain(id);
    }
    for (const [index, { within }] of layout.parts.entries()) {
      if (!["canvas", "safe", "bleed"].includes(within))
        expect(ids.slice(0, index), layout.id).toContain(within);
    }
  }
});

test("every role has layouts with and without pictures, and some for numbers and lists", () => {
  for (const role of sceneRoles) {
    const suited = builtInLayouts.filter(({ roles }) => roles.includes(role));
    const pictured = suited.filter(showsPicture);
    expect(pictured.length, role).toBeGreaterThan(3);
    expect(suited.length - pictured.length, role).toBeGreaterThan(2);
  }
});

function contentsIn(layout: Layout, format: (typeof formats)[number]): string[] {
  return arrangementOf(layout, format).parts.flatMap((part): string[] => {
    switch (part.kind) {
      case "stack":
        return part.items.flatMap(({ content, list }) =>
          content === "stars" ? ["figure"] : list?.marker === "tick" ? [content, "icon"] : [content],
        );
      case "media":
        return [part.slot];
      case "ticker":
      case "window":
        return [part.content];
      default:
        return [];
    }
  });
}
