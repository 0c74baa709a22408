/** The editor fills what the studio's own frame leaves. */
export const frameStyle = "flex h-[calc(100dvh-3.5rem)] min-h-96 flex-col overflow-hidden";
