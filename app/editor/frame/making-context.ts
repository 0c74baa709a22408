import { createContext } from "react";
import type { Making } from "~/domain/video/making";

/** How the video and its pictures were made. */
export const MakingContext = createContext<Making | null>(null);
