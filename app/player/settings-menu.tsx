import Check from "lucide-react/icons/check";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { type CaptionTrack, nameOfLanguage } from "~/player/caption-track";
import { rateName, rates } from "~/player/rates";

interface SettingsMenuProps {
  rate: number;
  onRate: (rate: number) => void;
  tracks: readonly CaptionTrack[];
  captionLanguage: string | null;
  /** null: no captions. */
  onCaptionLanguage: (language: string | null) => void;
  isLooping: boolean;
  onToggleLoop: () => void;
  onShowKeys: () => void;
  /** The button that opened it gets the focus back. */
  onClose: (reason: "escape" | "elsewhere") => void;
}

/**
 * Languages of captions, speed, repeat and the list of keys. A menu of the player's own: those of the interface open outside the player, where
 * full screen hides them.
 */
export default function SettingsMenu(props: SettingsMenuProps) {
  const {
    tracks,
    captionLanguage,
    onCaptionLanguage,
    rate,
    onRate,
    isLooping,
    onToggleLoop,
    onShowKeys,
    onClose,
  } = props;
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const items = menu.current?.querySelectorAll<HTMLElement>("[role^=menuitem]");
    (menu.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? items?.[0])?.focus();
    const closeElsewhere = (event: Event) => {
      const target = event.target as Element;
      if (!menu.current?.contains(target) && !target.closest('[aria-haspopup="menu"]')) onClose("elsewhere");
    };
    addEventListener("pointerdown", closeElsewhere, true);
    return () => removeEventListener("pointerdown", closeElsewhere, true);
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
    const place = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) items.at(to % items.length)?.focus();
    if (event.key === "Escape") onClose("escape");
    if (event.key === "Tab") onClose("elsewhere");
    // The menu has these keys for itself; the player has the others.
    if (to !== undefined || event.key === "Escape" || event.key === " " || event.key === "Enter") {
      event.stopPropagation();
      if (to !== undefined || event.key === "Escape") event.preventDefault();
    }
  };

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label="Player settings"
      onKeyDown={onKeyDown}
      data-player-part="controls"
      className="pointer-events-auto grid max-h-full min-w-44 content-start overflow-y-auto overscroll-contain rounded-md bg-raised p-1 text-sm text-text shadow-overlay outline-none"
    >
      {tracks.length > 1 && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu */}
          <div role="group" aria-label="Captions" className="grid">
            <span aria-hidden="true" className="px-2 pt-1 pb-0.5 font-medium text-muted text-xs">
              Captions
            </span>
            <Item
              role="menuitemradio"
              isChecked={captionLanguage === null}
              onPress={() => onCaptionLanguage(null)}
            >
              Off
            </Item>
            {tracks.map(({ language }) => (
              <Item
                key={language}
                role="menuitemradio"
                isChecked={language === captionLanguage}
                onPress={() => onCaptionLanguage(language)}
              >
                <span lang={language}>{nameOfLanguage(language)}</span>
              </Item>
            ))}
          </div>
          <div aria-hidden="true" className="-mx-1 my-1 h-px bg-line" />
        </>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu */}
      <div role="group" aria-label="Speed" className="grid">
        <span aria-hidden="true" className="px-2 pt-1 pb-0.5 font-medium text-muted text-xs">
          Speed
        </span>
        {rates.map((offered) => (
          <Item
            key={offered}
            role="menuitemradio"
            isChecked={offered === rate}
            onPress={() => onRate(offered)}
          >
            {rateName(offered)}
          </Item>
        ))}
      </div>
      <div aria-hidden="true" className="-mx-1 my-1 h-px bg-line" />
      <Item role="menuitemcheckbox" isChecked={isLooping} onPress={onToggleLoop}>
        Repeat
      </Item>
      <div className="contents pointer-coarse:hidden">
        <Item role="menuitem" onPress={onShowKeys}>
          Keyboard
        </Item>
      </div>
    </div>
  );
}

interface ItemProps {
  role: "menuitemradio" | "menuitemcheckbox" | "menuitem";
  isChecked?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Item({ role, isChecked, onPress, children }: ItemProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is one of those that can be checked, or has no state
    <button
      type="button"
      role={role}
      aria-checked={isChecked}
      tabIndex={-1}
      onClick={onPress}
      className="flex h-8 items-center gap-2 rounded-sm px-2 text-start outline-none hover:bg-hover focus-visible:bg-hover"
    >
      <Check aria-hidden="true" className={`size-4 ${isChecked ? "" : "invisible"}`} />
      {children}
    </button>
  );
}
