/** Tells the page about thirty times a second that time goes on, also while the page is hidden. */
setInterval(() => self.postMessage(null), 33);
