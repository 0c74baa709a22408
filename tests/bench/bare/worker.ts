import { createRequestHandler, RouterContextProvider } from "react-router";

const route = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** The least a React Router worker can do. */
export default {
  fetch(request: Request) {
    return route(request, new RouterContextProvider());
  },
};
