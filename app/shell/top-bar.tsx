import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { Kbd } from "~/ui/kbd";

interface TopBarProps {
  place: string;
  onSearch: () => void;
  /** The page needs a phone's whole height. */
  isLeftOutOnPhones: boolean;
  /** Activity, theme, account. */
  children: ReactNode;
}

/** Where one is, search, and what belongs to the person. */
export function TopBar({ place, onSearch, isLeftOutOnPhones, children }: TopBarProps) {
  return (
    <header
      className={`sticky top-0 z-30 flex h-14 items-center gap-2 border-line border-b bg-surface/85 px-4 backdrop-blur-md md:px-6 ${isLeftOutOnPhones ? "max-md:hidden" : ""}`}
    >
      <p className="min-w-0 grow truncate font-[550] md:grow-0">{place}</p>
      <button
        type="button"
        onClick={onSearch}
        className="inline-flex h-9 items-center gap-2.5 rounded-md px-2.5 text-faint transition-colors hover:bg-hover md:ms-auto md:h-8 md:w-72 md:border md:border-line md:bg-raised md:shadow-raised md:hover:border-neutral-7 md:hover:bg-raised"
      >
        <Search className="size-4 shrink-0 max-md:text-muted" />
        <span className="grow text-start text-sm max-md:sr-only">
          Search<span className="sr-only"> and commands</span>
        </span>
        <span aria-hidden="true" className="hidden md:inline">
          <Kbd keys="Mod k" />
        </span>
      </button>
      <div className="flex items-center gap-0.5 md:ms-auto">{children}</div>
    </header>
  );
}
