/** The failure screen in the words of the specification; the boot guard and the router show the same. */
export const failureMessages = {
  title: "We're having trouble loading this page",
  tips: ["Check the connection", "Clear the browser cache", "Use a different browser"],
  refresh: "Refresh Page",
  home: "Go to Homepage",
};
