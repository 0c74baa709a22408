import Activity from "lucide-react/icons/activity";
import Coins from "lucide-react/icons/coins";
import Images from "lucide-react/icons/images";
import Keyboard from "lucide-react/icons/keyboard";
import LinkIcon from "lucide-react/icons/link";
import LogOut from "lucide-react/icons/log-out";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Store from "lucide-react/icons/store";
import Sun from "lucide-react/icons/sun";
import { href, useNavigate } from "react-router";
import { useAddressHere } from "~/session/address-here";
import { signOut } from "~/session/session";
import type { Command } from "./command";
import { imagePlaces } from "./image-places";
import type { Place } from "./places";
import { placeShortcut, shortcuts } from "./shortcuts";
import { setTheme } from "./theme";
import { useGoToPlace } from "./use-go-to-place";

const pageCommands = [
  {
    path: "/pdp/create",
    label: "New page",
    words: "product page landing create make write facts",
    icon: <Store />,
  },
  {
    path: "/pdp/project",
    label: "Your pages",
    words: "projects product pages folders trash",
    icon: <Store />,
  },
  {
    path: "/pdp/gallery",
    label: "Page gallery",
    words: "examples templates product pages start",
    icon: <Store />,
  },
] as const;

export interface ShellActions {
  openActivity: () => void;
  showShortcuts: () => void;
}

/** What the palette offers: the places this person may go to, and the shell's own actions. */
export function useCommands(places: readonly Place[], actions: ShellActions): Command[] {
  const navigate = useNavigate();
  const goTo = useGoToPlace();
  const { addressHere, isHere } = useAddressHere();
  const plan = addressHere(href("/subscription"));
  return [
    ...places.map(
      (place): Command => ({
        id: place.path,
        group: "Go to",
        label: place.label,
        words: place.words,
        keys: placeShortcut(place).keys,
        icon: <place.icon />,
        run: () => goTo(place),
      }),
    ),
    ...imagePlaces
      .filter(({ path }) => path !== "/image-gen")
      .map(
        ({ path, command, words }): Command => ({
          id: path,
          group: "Images",
          label: command,
          words,
          icon: <Images />,
          run: () => void navigate(path),
        }),
      ),
    ...(isHere("/url-to-video")
      ? [
          {
            id: "/url-to-video",
            group: "Go to",
            label: "Video from a web address",
            words: "url link page shop website read facts",
            icon: <LinkIcon />,
            run: () => void navigate(href("/url-to-video")),
          },
        ]
      : []),
    ...pageCommands
      .filter(({ path }) => isHere(path))
      .map(
        ({ path, label, words, icon }): Command => ({
          id: path,
          group: "Go to",
          label,
          words,
          icon,
          run: () => void navigate(path),
        }),
      ),
    {
      id: "activity",
      group: "Go to",
      label: shortcuts.openActivity.label,
      words: "jobs running progress tasks",
      keys: shortcuts.openActivity.keys,
      icon: <Activity />,
      run: actions.openActivity,
    },
    ...(plan === null
      ? []
      : [
          {
            id: "credits",
            group: "Go to",
            label: "Plan and credits",
            words: "balance billing invoices subscription usage ledger money",
            icon: <Coins />,
            run: () => (isHere(plan) ? void navigate(plan) : location.assign(plan)),
          },
        ]),
    {
      id: "light",
      group: "Theme",
      label: "Light theme",
      words: "bright day",
      icon: <Sun />,
      run: () => setTheme("light"),
    },
    {
      id: "dark",
      group: "Theme",
      label: "Dark theme",
      words: "night",
      icon: <Moon />,
      run: () => setTheme("dark"),
    },
    {
      id: "system",
      group: "Theme",
      label: "Theme of this machine",
      words: "system auto",
      icon: <Monitor />,
      run: () => setTheme("system"),
    },
    {
      id: "shortcuts",
      group: "Help",
      label: shortcuts.showShortcuts.label,
      words: "keys hotkeys help",
      keys: shortcuts.showShortcuts.keys,
      icon: <Keyboard />,
      run: actions.showShortcuts,
    },
    {
      id: "sign-out",
      group: "Account",
      label: "Sign out",
      words: "log out leave",
      icon: <LogOut />,
      run: () => void signOut(),
    },
  ];
}
