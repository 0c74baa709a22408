import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After going to another page, moves the focus to its heading, so that the keyboard and screen readers begin
 * there. A page that has focused something itself keeps it, and so does a dialog that was opened meanwhile, even before it
 * has taken the focus; a change of the query alone changes nothing.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector("main");
    const focused = document.activeElement;
    if (!main || main.contains(focused) || document.querySelector("[role=dialog][data-open]")) return;
    const target = main.querySelector("h1") ?? main;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
