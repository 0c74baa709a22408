/** How long staff look at an account before it ends by itself, in ms. */
export const viewMs = 30 * 60 * 1000;

/** Says that the person of this browser looks at an account; at which, and until when, is in `accountViews/{userId}` alone. */
export const viewCookie = "viewAs";
