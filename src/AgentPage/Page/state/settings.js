/** Settings of this browser. Where it keeps nothing, they hold as long as the tab does. */

/** @typedef {'system' | 'light' | 'dark'} Theme */

/** @param {string} name @returns {string | undefined} */
export function readSetting(name) {
  try {
    return localStorage.getItem(`spanpack.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} name @param {string} value */
export function writeSetting(name, value) {
  try {
    localStorage.setItem(`spanpack.${name}`, value);
  } catch {
    // Storage is full or forbidden: the setting holds for this tab.
  }
}

/** @returns {Theme} */
export function currentTheme() {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** @param {Theme} theme */
export function setTheme(theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  writeSetting('theme', theme);
}
