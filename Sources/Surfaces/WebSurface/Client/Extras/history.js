// Goes back to the entry of a step. Not by a distance where a browser can do otherwise: the person may be on the way
// back already, and would be led out of the app. Who is there, or further back, stays.

export const goBack = step => {
  const now = history.state?.step | 0;
  const navigation = window.navigation;
  if (step >= now) return;
  const entry = navigation?.entries()[navigation.currentEntry.index - now + step];
  // A browser with a list of entries that lacks this one can't show it.
  if (!entry) return navigation || history.go(step - now);
  if (!entry.sameDocument) return;
  const way = navigation.traverseTo(entry.key);
  for (const end of [way.committed, way.finished]) end.catch(() => {});
};
