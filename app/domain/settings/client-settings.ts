/** Id of the script element that carries the settings the browser may know, as JSON. */
export const clientSettingsElementId = "client-settings";
