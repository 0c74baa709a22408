/** What a page can be exported as. */
export const pageExportKinds = ["html", "shopify", "wordpress", "markdown"] as const;
export type PageExportKind = (typeof pageExportKinds)[number];
