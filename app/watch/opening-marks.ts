/** Id of the script element that carries what the first frame shows, as JSON. */
export const firstFrameElementId = "first-frame";

/** What the router's links and scripts are until the first frame is drawn: nothing that a browser loads. */
export const routerWaits = { linkRel: "waiting-modulepreload", scriptType: "text/waiting-module" };
