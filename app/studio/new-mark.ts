/** An id and the time for what is kept now. */
export const newMark = () => ({ id: crypto.randomUUID(), keptAt: new Date().toISOString() });
