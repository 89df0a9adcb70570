// Before the first paint, so that a page whose theme was chosen never flashes in the other one. Not a module: those run later.
(() => {
  try {
    const theme = localStorage.getItem('spanpack.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the theme is the system's.
  }
})();
