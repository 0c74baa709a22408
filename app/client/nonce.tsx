import { createContext } from "react";

/** The nonce of the document being rendered on the server; empty in the browser. */
export const NonceContext = createContext<string>("");
export const NonceProvider = NonceContext.Provider;
