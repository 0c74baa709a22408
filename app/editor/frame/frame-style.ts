/** The editor fills what the studio's own frame leaves. */
export const frameStyle = "flex h-dvh min-h-96 md:h-[calc(100dvh-3.5rem)] flex-col overflow-hidden";
