/** Files that the product itself serves to everybody; of its own addresses these alone can be read like a page of the web. */
export const exampleFolders = ["/examples/", "/inspirations/"] as const;
