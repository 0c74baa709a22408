import type { Motion } from "~/scene/part-changes";
import { entranceKinds, exitKinds } from "~/scene/part-changes";
import { Choice } from "./choice";
import { NumberField } from "./number-field";
import { Section } from "./section";
import type { Inspected } from "./use-inspected";

type Way = "enter" | "exit";
const usualSeconds = 0.6;
const ways = {
  enter: { label: "Comes in", kinds: entranceKinds },
  exit: { label: "Goes out", kinds: exitKinds },
} as const;
const names: Record<string, string> = {
  none: "At once",
  fade: "Fades",
  rise: "Rises",
  sink: "Sinks",
  slide: "Slides",
  pop: "Pops",
  zoom: "Zooms",
  shrink: "Shrinks",
  wipe: "Wipes",
  blur: "Out of a blur",
  type: "Typed",
};

/** How it comes and goes, instead of the template's way. */
export function MotionFields({ inspected }: { inspected: Inspected }) {
  const { parts, shared, set, isReadOnly } = inspected;
  const motion = shared(({ changes }) => changes.motion ?? {});
  const change = (way: Way, next: Motion[Way]) => {
    const { [way]: _, ...others } = motion ?? {};
    const changed: Motion = next ? { ...others, [way]: next } : others;
    set(ways[way].label, { motion: Object.keys(changed).length > 0 ? changed : undefined });
  };
  return (
    <Section title="Motion" isFolded isChanged={parts.some(({ changes }) => changes.motion)}>
      {(["enter", "exit"] as const).map((way) => {
        const present = motion?.[way];
        const kinds: readonly string[] = ways[way].kinds;
        return (
          <div key={way} className="grid gap-1.5">
            <Choice<string>
              label={ways[way].label}
              value={motion === undefined ? null : (present?.kind ?? "")}
              choices={[
                { value: "", label: "As the template" },
                ...kinds.map((kind) => ({ value: kind, label: names[kind] ?? kind })),
              ]}
              disabled={isReadOnly}
              onChange={(kind) =>
                change(
                  way,
                  kind === ""
                    ? undefined
                    : ({ kind, seconds: present?.seconds ?? usualSeconds } as Motion[Way]),
                )
              }
            />
            {present && present.kind !== "none" && (
              <NumberField
                label={`${ways[way].label}: seconds`}
                short="Takes"
                unit="s"
                min={0}
                max={10}
                step={0.1}
                decimals={2}
                value={present.seconds}
                disabled={isReadOnly}
                onChange={(seconds) => change(way, { ...present, seconds } as Motion[Way])}
              />
            )}
          </div>
        );
      })}
    </Section>
  );
}
