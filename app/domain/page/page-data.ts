/** Id of the script element that carries who the page was sent to and what this deployment offers, as JSON. */
export const pageDataElementId = "page-data";
