import type { LeftOut as Left } from "~/sections/writer/outline";

const reasons: readonly (readonly [why: Left["why"], reason: string])[] = [
  ["disagrees", "Sources disagree, and nobody has decided"],
  ["other-language", "In another language than the page"],
  ["no-room", "No section of this direction tells it"],
  ["unbacked", "Written by the model, and backed by no fact"],
];

/** What is known and does not stand on a page, and why. */
export function LeftOut({ leftOut }: { leftOut: readonly Left[] }) {
  if (leftOut.length === 0) return null;
  return (
    <details className="group/left text-sm">
      <summary className="w-fit cursor-pointer rounded-sm text-muted hover:text-text">
        {leftOut.length === 1 ? "1 statement is left out" : `${leftOut.length} statements are left out`}
      </summary>
      <dl className="mt-2 grid max-h-72 gap-3 overflow-y-auto rounded-md bg-sunken px-4 py-3">
        {reasons.map(([why, reason]) => {
          const texts = [...new Set(leftOut.filter((one) => one.why === why).map(({ text }) => text))];
          return (
            texts.length > 0 && (
              <div key={why} className="grid gap-1">
                <dt className="font-[550]">{reason}</dt>
                {texts.map((text) => (
                  <dd key={text} dir="auto" className="wrap-anywhere text-muted">
                    {text}
                  </dd>
                ))}
              </div>
            )
          );
        })}
      </dl>
    </details>
  );
}
