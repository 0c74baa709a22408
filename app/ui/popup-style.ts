/** The style of everything that opens over the page: menus, selects, popovers. */
export const popupStyle =
  "origin-(--transform-origin) rounded-md bg-raised p-1 text-text shadow-overlay outline-none transition-[opacity,scale] data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0";
