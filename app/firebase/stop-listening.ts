/** How to end a listener. A database whose storage failed throws even then, and has nothing left to stop. */
export function stopListening(stop: () => void): () => void {
  return () => {
    try {
      stop();
    } catch (error) {
      console.warn("A listener of a database that failed could not be stopped", error);
    }
  };
}
