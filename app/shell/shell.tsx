import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useMatches } from "react-router";
import { lazy } from "~/client/lazy";
import { loadOptional } from "~/client/load-module";
import type { SignedInViewer } from "~/domain/access/viewer";
import { useAddressHere } from "~/session/address-here";
import { useOpened } from "~/ui/use-opened";
import { UploadTray } from "~/uploads/upload-tray";
import { AccountMenu } from "./account-menu";
import { ActivityTray } from "./activity-tray";
import { BottomBar } from "./bottom-bar";
import { CreditBalance } from "./credit-balance";
import { NavigationProgress } from "./navigation-progress";
import { OnlineNote } from "./online-note";
import { isAtPlace, placesFor, places as signedInPlaces } from "./places";
import { Rail } from "./rail";
import { retryBrokenImages } from "./retry-broken-images";
import { placeShortcut, shortcuts } from "./shortcuts";
import { followOtherTabs, isDark, setTheme } from "./theme";
import { TopBar } from "./top-bar";
import { useFocusOnNavigation } from "./use-focus-on-navigation";
import { useGoToPlace } from "./use-go-to-place";
import { useIdle } from "./use-idle";
import { useKeptEdits } from "./use-kept-edits";
import { useOfflineStay } from "./use-offline-stay";
import { useShortcuts } from "./use-shortcuts";
import { useStaffPlaces } from "./use-staff-places";
import { useTypedAhead } from "./use-typed-ahead";

const AccountNotes = lazy(() => import("./account-notes"));
const ViewedNote = lazy(() => import("./viewed-note"));
const CommandPalette = lazy(() => import("./command-palette"));
const StaffMenu = lazy(() => import("./staff-menu"));
const ShortcutList = lazy(() => import("./shortcut-list"));
const Toaster = lazy(() => import("~/ui/toaster"));
const TooltipLayer = lazy(() =>
  loadOptional(() => import("~/ui/tooltip-layer")).catch(() => ({ default: () => null })),
);

type Opened = "palette" | "activity" | "shortcuts";

interface ShellProps {
  viewer: SignedInViewer;
  children: ReactNode;
}

/** What stands around every signed-in page. Pages bring their own `main` with one `h1`. */
export function Shell({ viewer, children }: ShellProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const isPaletteWanted = useOpened(opened === "palette");
  const [isPaletteHere, setPaletteHere] = useState(false);
  const takeTypedAhead = useTypedAhead(opened === "palette" && !isPaletteHere);
  const isListWanted = useOpened(opened === "shortcuts");
  const isIdle = useIdle();
  const goTo = useGoToPlace();
  const { isHere } = useAddressHere();
  const places = placesFor(isHere);
  const staffPlaces = useStaffPlaces(viewer.kind === "staff").filter(({ path }) => isHere(path));
  const allPlaces = [...places, ...staffPlaces];
  const fillsPhones = useFillsPhones();
  const openPalette = () => setOpened("palette");
  const whileOpen = (name: Opened) => ({
    open: opened === name,
    onOpenChange: (isOpen: boolean) => setOpened(isOpen ? name : null),
  });

  useFocusOnNavigation();
  useKeptEdits(viewer.viewedBy?.userId ?? viewer.userId);
  useOfflineStay();
  useEffect(followOtherTabs, []);
  useEffect(retryBrokenImages, []);
  useShortcuts([
    { keys: shortcuts.openPalette.keys, run: openPalette },
    { keys: shortcuts.openActivity.keys, run: () => setOpened("activity") },
    { keys: shortcuts.showShortcuts.keys, run: () => setOpened("shortcuts") },
    { keys: shortcuts.switchTheme.keys, run: () => setTheme(isDark() ? "light" : "dark") },
    ...allPlaces.map((place) => ({ keys: placeShortcut(place).keys, run: () => goTo(place) })),
  ]);

  return (
    <>
      <a
        href="#content"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 font-[550] text-on-accent focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <div className="isolate md:grid md:grid-cols-[4rem_minmax(0,1fr)]">
        <Rail places={places}>
          {staffPlaces.length > 0 && (
            <Suspense>
              <StaffMenu places={staffPlaces} side="inline-end" className="size-11!" />
            </Suspense>
          )}
        </Rail>
        <div className="flex min-h-dvh flex-col">
          <TopBar place={usePlaceName()} onSearch={openPalette} isLeftOutOnPhones={fillsPhones}>
            <OnlineNote />
            <CreditBalance userId={viewer.userId} />
            <ActivityTray userId={viewer.userId} {...whileOpen("activity")} />
            {staffPlaces.length > 0 && (
              <Suspense>
                <StaffMenu places={staffPlaces} side="bottom" className="md:hidden" />
              </Suspense>
            )}
            <AccountMenu viewer={viewer} onShowShortcuts={() => setOpened("shortcuts")} />
          </TopBar>
          {isIdle && (
            <Suspense>
              <AccountNotes userId={viewer.userId} />
            </Suspense>
          )}
          <div
            id="content"
            tabIndex={-1}
            className={`grow outline-none md:pb-0 ${fillsPhones ? "" : "pb-16"}`}
          >
            {children}
          </div>
        </div>
        {!fillsPhones && <BottomBar places={places} />}
      </div>
      {isPaletteWanted && (
        <Suspense>
          <CommandPalette
            userId={viewer.userId}
            places={allPlaces}
            openActivity={() => setOpened("activity")}
            showShortcuts={() => setOpened("shortcuts")}
            {...whileOpen("palette")}
            onReady={() => {
              setPaletteHere(true);
              return takeTypedAhead();
            }}
          />
        </Suspense>
      )}
      {isListWanted && (
        <Suspense>
          <ShortcutList places={allPlaces} {...whileOpen("shortcuts")} />
        </Suspense>
      )}
      {isIdle && (
        <Suspense>
          <TooltipLayer />
        </Suspense>
      )}
      {isIdle && viewer.viewedBy && (
        <Suspense>
          <ViewedNote viewer={{ ...viewer, viewedBy: viewer.viewedBy }} />
        </Suspense>
      )}
      <UploadTray userId={viewer.userId} />
      {isIdle && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}

/** What the top bar calls the present page: `handle.place` of its route, else the place it belongs to. */
function usePlaceName(): string {
  const { pathname } = useLocation();
  const named = useMatches().findLast(({ handle }) => readPlace(handle) !== null);
  if (named) return readPlace(named.handle) ?? "";
  return signedInPlaces.find((place) => isAtPlace(place, pathname))?.label ?? "";
}

/** Whether the page needs a phone's whole height: it has a way back of its own. */
function useFillsPhones(): boolean {
  return useMatches().some(
    ({ handle }) => (handle as { isFullScreenOnPhones?: unknown } | undefined)?.isFullScreenOnPhones === true,
  );
}

function readPlace(handle: unknown): string | null {
  const place = (handle as { place?: unknown } | undefined)?.place;
  return typeof place === "string" ? place : null;
}
