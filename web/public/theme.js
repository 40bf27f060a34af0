// Before anything is drawn: the theme and language chosen last time, so that the page does not flash.
try {
  const kept = JSON.parse(localStorage.getItem("magehall.settings") || "{}");
  if (kept.theme === "light" || kept.theme === "dark") document.documentElement.dataset.theme = kept.theme;
  if (kept.lang) document.documentElement.lang = kept.lang;
} catch {
  // No storage: the system's theme will do.
}
