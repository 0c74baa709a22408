/**
 * Brings stored data of an earlier version to the next one, step by step up to the present. What is no storyboard
 * is returned as it is, for the schema to refuse.
 *
 * A version is counted up when a reader of the one before would lose something by writing back what it read.
 */
export function upgradeStoryboard(value: unknown): unknown {
  let current = value;
  for (;;) {
    const upgrade = isRecord(current) ? upgrades[String(current.version)] : undefined;
    if (!upgrade) return current;
    current = upgrade(current as Record<string, unknown>);
  }
}

const upgrades: Record<string, (stored: Record<string, unknown>) => unknown> = {
  // Version 2 added clips, numbers, icons, voice, captions, style tokens and chosen layouts, all of them optional.
  "1": (stored) => ({ ...stored, version: 2 }),
  // Version 3 added overrides, elements, overlays, sounds, markers, captions of one's own and transitions, all of them optional.
  // Captions that repeat what stands on the screen are left out since then, but where they were shown before.
  "2": ({ captions, ...stored }) => ({
    ...stored,
    version: 3,
    ...(captions !== undefined && {
      captions: isRecord(captions) && captions.show === true ? { ...captions, showsRepeats: true } : captions,
    }),
  }),
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
