import { useEffect, useRef } from "react";
import { ControlButton } from "~/player/control-button";
import { keyNames } from "~/player/key-names";

const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** The keys of the player, over its picture. */
export default function KeyList({ onClose }: { onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector("button")?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Keys of the player"
      data-player-part="controls"
      onKeyDown={(event) => {
        if (event.key !== "Escape" && event.key !== "?") return;
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
      className="scheme-dark absolute inset-0 z-30 overflow-y-auto bg-black/85 p-4 text-sm text-text"
    >
      <ControlButton
        label="Close"
        shortcut="Escape"
        icon="close"
        onPress={onClose}
        className="absolute top-2 right-2"
      />
      <dl className="mx-auto grid min-h-full max-w-sm content-center gap-x-12 gap-y-0.5 @xl/player:max-w-2xl @xl/player:grid-cols-2">
        {keyNames.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-0.5">
            <dt>{label}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid h-5 min-w-5 place-items-center rounded-sm bg-white/15 px-1.5 font-medium font-sans text-xs"
                >
                  {arrows[key] ?? (key.length === 1 ? key.toUpperCase() : key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
