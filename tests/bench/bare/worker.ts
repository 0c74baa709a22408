import { createRequestHandler, RouterContextProvider } from "react-router";

const route = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** The least a React Router worker can do, and on /hello the least a worker can do. */
export default {
  fetch(request: Request) {
    if (new URL(request.url).pathname === "/hello") return new Response("hello");
    return route(request, new RouterContextProvider());
  },
};
